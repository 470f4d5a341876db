/** Incidents as the live stage writes and tells them, for tests that set the clock. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { notifyReceivers } from '../live/notify.ts'

export interface Happening {
  warningId: number
  count?: number
  when: Date
  level?: number | null
}

/** Written and told in one transaction; their ids. */
export function happen(db: Database, { warningId, count = 1, when, level = null }: Happening): Promise<number[]> {
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: number }>`
      insert into warning_incidents (org_id, warning_id, warning_name, source, title, sentiment, level, articles, opened_at, last_at, told_at)
      select 7, ${warningId}, '泊舟', 'auto', '事件 ' || n, -1, ${level}::smallint, 1, ${when}, ${when}, ${when} from generate_series(1, ${count}) n
      returning id`.execute(tx)
    const tellings = rows.map(({ id }) => ({
      orgId: 7,
      incidentId: id,
      warningId,
      articleId: id,
      reason: 'first' as const,
      level,
    }))
    await notifyReceivers(tx, tellings, when)
    return rows.map(({ id }) => id)
  })
}

/** Somebody of the address book of organisation 7, whose mail address `NAME@example.org` is confirmed. */
export async function addPerson(db: Database, name: string, more: object = {}): Promise<number> {
  const email = `${name}@example.org`
  await sql`insert into confirmed_addresses (org_id, email, confirmed_at) values (7, ${email}, now()) on conflict do nothing`.execute(
    db,
  )
  const { id } = await db
    .insertInto('address_book')
    .values({ org_id: 7, name, email, groups: '[]', ...more } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Sent {
  minute: number
  address: string
  title: string
  lines: string[]
  state: string
  due: number
}

/** What was put into the outbox of organisation 7, in minutes after `start`. */
export async function sentSince(db: Database, start: Date): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select round(extract(epoch from created_at - ${start}::timestamptz) / 60)::int as minute, address, message ->> 'title' as title,
      array(select jsonb_array_elements_text(message -> 'lines')) as lines, state, round(extract(epoch from due_at - ${start}::timestamptz) / 60)::int as due
    from deliveries where org_id = 7 order by created_at, id`.execute(db)
  return rows
}
