/** Who has a report open for editing: a beat each 15 seconds, gone after 40. */
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Beat, goneSeconds, type Present } from '../../contract.ts'
import { findReport } from '../reports.ts'

export async function beat(scope: CallScope, { reportId, blockId }: z.infer<typeof Beat>): Promise<Present> {
  const { db, orgId, userId, now } = scope
  const { version } = await findReport(scope, reportId)
  await sql`
    insert into report_presence (org_id, report_id, user_id, block_id, seen_at) values (${orgId}, ${reportId}, ${userId}, ${blockId}, ${now})
    on conflict (org_id, report_id, user_id) do update set block_id = excluded.block_id, seen_at = excluded.seen_at`.execute(
    db,
  )
  await sql`
    delete from report_presence where org_id = ${orgId} and report_id = ${reportId} and seen_at < ${now}::timestamptz - make_interval(secs => ${goneSeconds})`.execute(
    db,
  )
  const { rows } = await sql<Present['people'][number]>`
    select user_id as "userId", coalesce(member_name(user_id), '#' || user_id) as name, block_id as "blockId", user_id = ${userId} as "isMe"
    from report_presence where org_id = ${orgId} and report_id = ${reportId} order by user_id`.execute(db)
  return { people: rows, version }
}
