/** Which article is looked at next: the one that waits longest, on a host that nobody here asks just now. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** A worker that dies leaves its article to the next one after so long. */
export const usualLeaseSeconds = 180
/** Of one article, what is due so soon is looked at together. */
const together = sql`interval '30 seconds'`

export interface ClaimedTask {
  orgId: number
  taskId: number
  articleId: number
  dueAt: Date
  leasedUntil: Date
}

/** Tasks of any organisations on one article: its site is asked once for all of them. Empty: nothing is due. */
export const claimLook = (db: Database, leaseSeconds = usualLeaseSeconds): Promise<ClaimedTask[]> =>
  oneClaim(db, tx => claimDue(tx, leaseSeconds))

async function claimDue(db: Tx, leaseSeconds: number): Promise<ClaimedTask[]> {
  const { rows } = await sql<ClaimedTask>`
    with due as materialized (
      select s.article_id from trace_states s
      where s.flag < 2 and s.next_at <= now() and (s.leased_until is null or s.leased_until < now()) and not rests(s.org_id)
        and exists (select from trace_tasks t where t.org_id = s.org_id and t.id = s.task_id)
        and not exists (select from trace_states b where b.host = s.host and b.leased_until > now())
      order by s.next_at limit 1 for update of s skip locked),
    same as materialized (
      select s.org_id, s.task_id, s.next_at from trace_states s join trace_tasks t on t.org_id = s.org_id and t.id = s.task_id
      where s.article_id = (select article_id from due) and s.flag < 2 and (s.leased_until is null or s.leased_until < now())
        and s.next_at <= now() + ${together} and not rests(s.org_id) for update of s skip locked)
    update trace_states s set flag = 1, leased_until = date_trunc('milliseconds', now()) + make_interval(secs => ${leaseSeconds})
    from same where s.org_id = same.org_id and s.task_id = same.task_id
    returning s.org_id as "orgId", s.task_id as "taskId", s.article_id as "articleId", same.next_at as "dueAt", s.leased_until as "leasedUntil"`.execute(
    db,
  )
  return rows
}

/** One after the other, over all workers: two who claimed at once would take two tasks of one article, or of one host. */
export const oneClaim = <T>(db: Database, claim: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(hashtext('guanlan.trace_claims'))`.execute(tx)
    return claim(tx)
  })

/** Its host is busy: soon again, at its place in the line. */
export async function giveBack(db: Database, tasks: readonly ClaimedTask[], inSeconds: number): Promise<void> {
  for (const { orgId, taskId, leasedUntil } of tasks)
    await sql`
      update trace_states set leased_until = null, next_at = now() + make_interval(secs => ${inSeconds})
      where org_id = ${orgId} and task_id = ${taskId} and flag < 2 and leased_until = ${leasedUntil}`.execute(db)
}

/** Whose end has come is done, without another look. @returns true: some were */
export async function endOver(db: Database): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update trace_states s set flag = 2, ended_at = now(), next_at = null, leased_until = null, copy_at = null
    from trace_tasks t where t.org_id = s.org_id and t.id = s.task_id and s.flag < 2 and t.ends_at <= now()`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Whether anybody still wants to see an article that is being looked at. */
export async function isAwaited(db: Database, articleId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from trace_states s join trace_tasks t on t.org_id = s.org_id and t.id = s.task_id
    where s.article_id = ${articleId}::bigint and s.flag < 2 limit 1`.execute(db)
  return rows.length > 0
}
