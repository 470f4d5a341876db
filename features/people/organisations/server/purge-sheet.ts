/** The sheet of counts of organisations that go for good (features/administration/retention), and the last of them: their own row. */
import type { Client } from 'pg'

const binDays = 30

/**
 * Begun ones first. A new one has rested for an hour: whoever matches has dropped its rules by then, and no transaction that still used them is open.
 */
export async function duePurges(db: Client): Promise<number[]> {
  await db.query(
    `insert into purged_organisations (number, name, deleted_at)
     select id, name, deleted_at from organisations
     where (deleted_at <= now() - make_interval(days => $1) or deleted_at is not null and purge_requested_at is not null) and rested_at <= now() - interval '1 hour' on conflict do nothing`,
    [binDays],
  )
  const { rows } = await db.query<{ number: number }>(
    'select number from purged_organisations where ended_at is null order by began_at, number limit 1000',
  )
  return rows.map(({ number }) => number)
}

/** In the transaction in which they go. */
export const notePurgedRows = async (db: Client, number: number, table: string, rows: number): Promise<void> =>
  void (await db.query(
    `update purged_organisations set counts = jsonb_set(counts, array[$2::text], to_jsonb(coalesce((counts ->> $2)::bigint, 0) + $3::bigint)) where number = $1`,
    [number, table, rows],
  ))

export const notePurgedFiles = async (db: Client, number: number, files: number): Promise<void> =>
  void (await db.query('update purged_organisations set files = files + $2 where number = $1', [number, files]))

export async function endPurge(db: Client, number: number): Promise<void> {
  await db.query('begin')
  await db.query('delete from organisations where id = $1', [number])
  await db.query('update purged_organisations set ended_at = now() where number = $1', [number])
  await db.query('commit')
}
