/** Traces that begin, and traces that are recalled: by hand, or by what stands above. */
import { articleRows, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, hostOf, jsonRows, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostActive, usualDays } from '../../contract/trace-tasks.ts'
import { announce } from './announce.ts'

export interface TraceOrigin {
  /** What started it (`crisis`), and its number there. */
  origin: string
  originId: number | null
}

interface Started extends TraceOrigin {
  endsAt: Date
  growth: number
  copies: boolean
  remark: string
}

const usual = { growth: 3, copies: true, remark: '' }

/**
 * Articles that are traced from this origin already are left as they are; those that nobody may see are left out.
 * @returns the ids of the new tasks, whose messages go to whoever acts
 */
export async function startTracing(
  scope: CallScope,
  articleIds: readonly number[],
  origin: TraceOrigin & { endsAt?: Date },
): Promise<number[]> {
  const visible = await titlesOf(scope, articleIds)
  const endsAt = origin.endsAt ?? new Date(scope.now.getTime() + usualDays * 86_400_000)
  return startRows(
    scope,
    visible.map(({ id }) => id),
    { ...usual, endsAt, origin: origin.origin, originId: origin.originId },
  )
}

export async function startRows(
  { orgId, userId, db, now, locale }: CallScope,
  articleIds: readonly number[],
  { endsAt, growth, copies, remark, origin, originId }: Started,
): Promise<number[]> {
  // Two who start the same at once: the second sees what the first did.
  await sql`select pg_advisory_xact_lock(hashtext('guanlan.traces'), ${orgId}::int)`.execute(db)
  const { rows: active } = await sql<{ articleId: number; same: boolean }>`
    select t.article_id as "articleId", t.origin = ${origin} and t.origin_id is not distinct from ${originId}::int as same
    from trace_tasks t join trace_states s on s.org_id = t.org_id and s.task_id = t.id and s.flag < 2
    where t.org_id = ${orgId} limit ${mostActive + 1}`.execute(db)
  const traced = new Set(active.filter(({ same }) => same).map(row => row.articleId))
  const added = [...new Set(articleIds)].filter(id => !traced.has(id))
  if (added.length === 0) return []
  if (active.length + added.length > mostActive) throw refuse('quota', 'tracking.tooMany', { most: mostActive })
  const { rows: tasks } = await sql<{ id: number; articleId: number; url: string | null }>`
    with made as (
      insert into trace_tasks (org_id, article_id, owner_id, started_at, ends_at, growth, copies, locale, remark, origin, origin_id, updated_by, updated_at)
      select ${orgId}, id, ${userId}, ${now}, ${endsAt}, ${growth}, ${copies}, ${locale}, ${remark}, ${origin}, ${originId}::int, ${userId}, ${now}
      from unnest(${added}::bigint[]) as of (id) returning id, article_id)
    select m.id, m.article_id as "articleId", a.url from made m join ${articleRows} a on a.id = m.article_id order by m.id`.execute(
    db,
  )
  const states = tasks.map(({ id, articleId, url }) => ({
    task_id: id,
    article_id: articleId,
    host: url !== null && URL.canParse(url) ? hostOf(url) : null,
  }))
  await sql`
    insert into trace_states (org_id, task_id, article_id, host, next_at)
    select ${orgId}, task_id, article_id, host, ${now} from json_to_recordset(${jsonRows(states)}::json) as u (task_id int, article_id bigint, host text)`.execute(
    db,
  )
  await announce(db, added)
  return tasks.map(({ id }) => id)
}

/** @throws conflict: it is over */
export async function recallTrace(scope: CallScope, id: number): Promise<void> {
  if ((await recallWhere(scope, sql`s.task_id = ${id}`)) === 0) throw refuse('conflict', 'tracking.notRecalled')
}

/** Those that are not over; the others stay as they are. */
export const recallTracesOf = async (
  scope: Pick<Scope, 'orgId' | 'userId' | 'db' | 'now'>,
  origin: string,
  originId: number,
): Promise<{ changed: number }> => ({
  changed: await recallWhere(
    scope,
    sql`s.task_id in (select id from trace_tasks where org_id = ${scope.orgId} and origin = ${origin} and origin_id = ${originId})`,
  ),
})

/** What waits and what is under way ends; what was seen stays. */
async function recallWhere(
  { orgId, userId, db, now }: Pick<Scope, 'orgId' | 'userId' | 'db' | 'now'>,
  which: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ articleId: number }>`
    update trace_states s set flag = 2, next_at = null, leased_until = null, copy_at = null, ended_at = ${now}, recalled_at = ${now}, recalled_by = ${userId}
    where s.org_id = ${orgId} and s.flag < 2 and ${which} returning s.article_id as "articleId"`.execute(db)
  if (rows.length > 0) await announce(db, [...new Set(rows.map(row => row.articleId))])
  return rows.length
}
