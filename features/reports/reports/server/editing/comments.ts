/** What colleagues say of a block to each other. */

import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CommentDraft, mostComments, type ReportComment } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { findReport } from '../reports.ts'
import { closedNeeds } from '../subjects.ts'

type Row = Omit<ReportComment, 'writtenAt' | 'resolvedAt'> & { writtenAt: Date; resolvedAt: Date | null }
const columnsFor = (
  userId: number | null,
) => sql`c.id, c.block_id as "blockId", c.thread_id as "threadId", c.text, c.written_at as "writtenAt",
  coalesce(member_name(c.written_by), '#' || c.written_by) as "writtenBy", coalesce(c.written_by = ${userId}::int, false) as "isMine", c.resolved_at as "resolvedAt",
  coalesce(member_name(c.resolved_by), '#' || c.resolved_by) as "resolvedBy"`
const reported = (row: Row): ReportComment => ({
  ...row,
  writtenAt: row.writtenAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
})

export async function listComments(scope: Scope, reportId: number): Promise<ReportComment[]> {
  await findReport(scope, reportId)
  const { rows } = await sql<Row>`
    select ${columnsFor(scope.userId)} from report_comments c where c.org_id = ${scope.orgId} and c.report_id = ${reportId} order by c.id limit ${mostComments}`.execute(
    scope.db,
  )
  return rows.map(reported)
}

export async function addComment(scope: CallScope, draft: CommentDraft): Promise<ReportComment> {
  const { reportId, threadId, text } = draft
  const report = await findReport(scope, reportId)
  const { rows: of } = await sql<{ n: number; thread: string | null }>`
    select count(*)::int as n, max(block_id) filter (where id = ${threadId}::int and thread_id is null) as thread
    from report_comments where org_id = ${scope.orgId} and report_id = ${reportId}`.execute(scope.db)
  if ((of[0]?.n ?? 0) >= mostComments) throw refuse('invalid', 'reports.tooManyComments', {}, 'text')
  const thread = of[0]?.thread ?? null
  if (threadId !== null && thread === null) throw refuse('missing', 'platform.missing')
  const { rows } = await sql<Row>`
    with c as (
      insert into report_comments (org_id, report_id, block_id, thread_id, written_at, written_by, text)
      values (${scope.orgId}, ${reportId}, ${thread ?? draft.blockId}, ${threadId}, ${scope.now}, ${scope.userId}, ${text}) returning *
    ) select ${columnsFor(scope.userId)} from c`.execute(scope.db)
  await tell(scope, draft, report.reportName)
  return reported(rows[0] as Row)
}

/** Members of the organisation alone; others that were named hear nothing. */
async function tell(scope: CallScope, { reportId, text, mentions }: CommentDraft, report: string): Promise<void> {
  const { orgId, userId, locale } = scope
  if (mentions.length === 0) return
  const { rows } = await sql<{ userId: number; name: string; by: string }>`
    select user_id as "userId", member_name(user_id) as name, coalesce(member_name(${userId}::int), '') as by from memberships
    where org_id = ${orgId} and user_id = any(${mentions}::int[]) and user_id <> ${userId}`.execute(scope.db)
  if (rows.length === 0) return
  await enqueue(scope, {
    purpose: 'notice',
    receivers: rows.map(row => ({ by: 'inApp', userId: row.userId, name: row.name })),
    message: {
      level: 'normal',
      title: say(strings.mentioned, locale, { by: rows[0]?.by ?? '', report }),
      lines: text
        .split('\n')
        .map(line => line.slice(0, 1_000))
        .slice(0, 50),
      link: `/updateReport?id=${reportId}`,
      linkName: say(strings.openReport, locale),
      locale,
    },
  })
}

export async function resolveComment(scope: CallScope, { id, resolved }: { id: number; resolved: boolean }) {
  const { numAffectedRows } = await sql`
    update report_comments c set resolved_at = ${resolved ? scope.now : null}, resolved_by = ${resolved ? scope.userId : null}
    where c.org_id = ${scope.orgId} and c.id = ${id} and c.thread_id is null and (c.resolved_at is null) = ${resolved}
      and exists (select from reports r where r.org_id = c.org_id and r.id = c.report_id and r.deleted_at is null
        and (r.needs is null or r.needs <> all(${await closedNeeds(scope)}::text[])))`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

export async function deleteComment({ db, orgId, userId }: CallScope, id: number) {
  const { numAffectedRows } = await sql`
    delete from report_comments where org_id = ${orgId} and id = ${id} and written_by = ${userId}`.execute(db)
  if (numAffectedRows !== 1n) throw refuse('missing', 'platform.missing')
  return { changed: 1 }
}
