/** Erasing: what was known of a person leaves the tables, what history keeps of them, and the files that may hold them. A counted line stays. */
import { forgetSentTo } from '@guanlan/features/workspace/notifications/server'
import { type Database, forgetFilesOf, numberList, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requireJournalists } from './records.ts'

/** Tasks whose files hold people. */
export const jobsWithPeople = ['journalists.export', 'journalists.exportContacts', 'journalists.import']
const daysOffList = 30

/** @throws missing */
export async function eraseJournalists(scope: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  await requireJournalists(scope, ids)
  await erase(scope, ids)
  return { changed: new Set(ids).size }
}

async function erase(scope: Scope, ids: readonly number[]): Promise<void> {
  const { orgId, userId, now, db } = scope
  // Others that became one with them are the same person.
  const { rows: one } = await sql<{ id: number }>`
    select unnest(array[id] || merged) as id from journalists where org_id = ${orgId} and id = any(${numberList(ids)}::int[])`.execute(
    db,
  )
  const people = sql`${numberList(one.map(({ id }) => id))}::int[]`
  const { rows: ways } = await sql<{ mail: string }>`
    select distinct lower(trim(value)) as mail from journalist_ways where org_id = ${orgId} and kind = 'mail' and journalist_id = any(${people})`.execute(
    db,
  )
  await forgetSentTo(scope, { channel: 'email', addresses: ways.map(({ mail }) => mail), purposes: ['release'] })
  for (const table of ['journalist_talks', 'journalist_ways'])
    await sql`delete from ${sql.table(table)} where org_id = ${orgId} and journalist_id = any(${people})`.execute(db)
  await sql`delete from journalists where org_id = ${orgId} and id = any(${people})`.execute(db)
  await sql`select erase_journalists_from_history(${people})`.execute(db)
  await sql`
    insert into journalist_erasures (org_id, erased_at, erased_by) select ${orgId}::int, ${now}::timestamptz, ${userId}::int from generate_series(1, ${new Set(ids).size}::int)`.execute(
    db,
  )
  await forgetFilesOf(scope, jobsWithPeople)
}

export async function countErased({ orgId, db }: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from journalist_erasures where org_id = ${orgId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Who was taken off the list, once undo is over; and ways that others took the place of. */
export async function purgeJournalists(db: Database): Promise<void> {
  const { rows } = await sql<{ orgId: number; ids: number[] }>`
    select org_id as "orgId", array_agg(id) as ids from journalists
    where removed_at < now() - make_interval(days => ${daysOffList}) group by org_id`.execute(db)
  for (const { orgId, ids } of rows) await withScope(db, { orgId }, scope => erase(scope, ids))
  await sql`
    delete from journalist_ways w where removed_at < now() - make_interval(days => ${daysOffList})
      or (added_at < now() - make_interval(days => ${daysOffList}) and not exists (select from journalists j where j.org_id = w.org_id and j.id = w.journalist_id))`.execute(
    db,
  )
}
