/** Copies of pages that were seen first, have changed, or are back. */
import { articleRows, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { copyBySchedule } from '@guanlan/features/handling/snapshots/server'
import { type Database, type FileStore, HostBusy, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { oneClaim } from './claim.ts'

const busySeconds = 10
/** A worker that dies leaves its copy to the next one after so long. */
const leaseSeconds = 300

export interface ClaimedCopy {
  orgId: number
  taskId: number
  articleId: number
  takenAt: Date
}

export const claimCopy = (db: Database): Promise<ClaimedCopy | null> => oneClaim(db, claimDue)

async function claimDue(db: Tx): Promise<ClaimedCopy | null> {
  const { rows } = await sql<ClaimedCopy>`
    with due as materialized (
      select s.org_id, s.task_id from trace_states s
      where s.copy_at <= now() and s.flag < 2 and not rests(s.org_id) and exists (select from trace_tasks t where t.org_id = s.org_id and t.id = s.task_id)
        and not exists (select from trace_states b where b.host = s.host and b.leased_until > now())
      order by s.copy_at limit 1 for update of s skip locked)
    update trace_states s set copy_at = date_trunc('milliseconds', now()) + make_interval(secs => ${leaseSeconds})
    from due where s.org_id = due.org_id and s.task_id = due.task_id
    returning s.org_id as "orgId", s.task_id as "taskId", s.article_id as "articleId", s.copy_at as "takenAt"`.execute(
    db,
  )
  return rows[0] ?? null
}

/** @throws FetchStopped: by the signal */
export async function copyTraced(
  { system, trustedHosts, files }: { system: Database; trustedHosts: ReadonlySet<string>; files: FileStore },
  { orgId, taskId, articleId, takenAt }: ClaimedCopy,
  signal: AbortSignal,
): Promise<void> {
  const done = async (copyAt: ReturnType<typeof sql>) => {
    await sql`
      update trace_states set copy_at = ${copyAt} where org_id = ${orgId} and task_id = ${taskId} and copy_at = ${takenAt}`.execute(
      system,
    )
  }
  const { rows } = await sql<{ id: number; title: string; media: string; publishedAt: Date; url: string }>`
    select a.id, a.title, m.name as media, a.published_at as "publishedAt", a.url from ${articleRows} a join ${mediaRows} m on m.id = a.media_id
    where a.id = ${articleId}::bigint and a.url is not null and length(a.url) <= 4000`.execute(system)
  const [article] = rows
  if (!article) return done(sql`null`)
  try {
    const copy = await copyBySchedule({ system, trustedHosts, signal }, files, orgId, article)
    await done(sql`null`)
    if (copy !== null)
      await sql`
        insert into trace_events (org_id, task_id, at, kind, copy_id) values (${orgId}, ${taskId}, ${new Date()}, 'copied', ${copy})`.execute(
        system,
      )
  } catch (error) {
    if (!(error instanceof HostBusy)) throw error
    await done(sql`now() + make_interval(secs => ${busySeconds})`)
  }
}
