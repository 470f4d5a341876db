/** Notices on the screen of one person: what comes up, what is in the list, what was opened. */
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostNotices, mostPopped, type Notice } from '../contract.ts'

interface Row extends Omit<Notice, 'at' | 'openedAt'> {
  at: Date
  openedAt: Date | null
}

const columns = sql`
  d.id, d.message ->> 'level' as level, d.message ->> 'levelName' as "levelName", d.message ->> 'title' as title, d.message -> 'lines' as lines,
  (d.message ->> 'more')::int + jsonb_array_length(d.message -> 'items') as items, d.message ->> 'link' as link, d.purpose, d.thread, d.message ->> 'mark' as mark,
  d.accepted_at as at, d.opened_at as "openedAt"`

const noticeOf = ({ at, openedAt, ...row }: Row): Notice => ({
  ...row,
  at: at.toISOString(),
  openedAt: openedAt?.toISOString() ?? null,
})

/** Those not shown yet, oldest first. Locked rows are being shown by another window of the same person. */
export async function popNotices({ orgId, userId, db, now }: CallScope): Promise<Notice[]> {
  const { rows } = await sql<Row>`
    with fresh as (
      select id from deliveries where org_id = ${orgId} and user_id = ${userId} and channel = 'inApp' and state = 'accepted' and shown_at is null
      order by id limit ${mostPopped} for update skip locked),
    shown as (
      update deliveries d set shown_at = ${now} from fresh where d.org_id = ${orgId} and d.id = fresh.id returning d.*)
    select ${columns} from shown d order by d.id`.execute(db)
  return rows.map(noticeOf)
}

export async function listNotices({ orgId, userId, db }: CallScope): Promise<{ list: Notice[]; unopened: number }> {
  const mine = sql`d.org_id = ${orgId} and d.user_id = ${userId} and d.channel = 'inApp' and d.state = 'accepted'`
  const { rows } = await sql<Row>`
    select ${columns} from deliveries d where ${mine} order by d.id desc limit ${mostNotices}`.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from deliveries d where ${mine} and d.opened_at is null`.execute(db)
  return { list: rows.map(noticeOf), unopened: counted[0]?.n ?? 0 }
}

/** What is opened was shown. */
export async function openNotices(
  { orgId, userId, db, now }: CallScope,
  { ids, all }: { ids: readonly number[]; all: boolean },
): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    update deliveries set opened_at = ${now}, shown_at = coalesce(shown_at, ${now})
    where org_id = ${orgId} and user_id = ${userId} and channel = 'inApp' and opened_at is null and state = 'accepted'
      and (${all} or id = any(${[...ids]}::bigint[]))`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}
