/** Trace tasks as members have them: listed, started, changed, removed. */
import { articleRows, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, containing, isoOf, pageOfNewest, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  mostDays,
  type TraceDraft,
  type TraceQuestion,
  type TraceSettings,
  type TraceTask,
  usualDays,
} from '../../contract/trace-tasks.ts'
import { announce } from './announce.ts'
import { startRows } from './start.ts'

const dayMs = 86_400_000

type Row = Omit<TraceTask, 'title' | 'media' | 'publishedAt'>
const state = (column: string) =>
  sql`(select s.${sql.ref(column)} from trace_states s where s.org_id = r.org_id and s.task_id = r.id)`
const moment = (column: string) =>
  sql`(select ${isoOf(`s.${column}`)} from trace_states s where s.org_id = r.org_id and s.task_id = r.id)`
const newest = (column: string) =>
  sql`(select l.${sql.ref(column)} from trace_looks l where l.org_id = r.org_id and l.task_id = r.id order by l.at desc limit 1)`

const columns = sql`r.id, r.version, r.article_id as "articleId",
  (select a.url from ${articleRows} a where a.id = r.article_id) as url,
  ${state('flag')} as flag, ${state('state')}::text as state, ${state('problem')} as problem, ${state('counted')} as counted,
  ${newest('reads')} as readnum, ${newest('likes')} as likenum, ${newest('shares')} as sharenum, ${newest('comments')} as commentnum,
  (select count(*)::int from trace_events e where e.org_id = r.org_id and e.task_id = r.id and e.kind = 'changed') as changes,
  r.owner_id as "ownerId", member_name(r.owner_id) as "ownerName", ${isoOf('r.started_at')} as "startedAt", ${isoOf('r.ends_at')} as "endsAt",
  ${moment('looked_at')} as "lookedAt", ${moment('next_at')} as "nextAt", ${moment('ended_at')} as "endedAt", ${moment('recalled_at')} as "recalledAt",
  (select coalesce(member_name(s.recalled_by), '#' || s.recalled_by) from trace_states s where s.org_id = r.org_id and s.task_id = r.id) as "recalledBy",
  r.growth, r.copies, r.remark, r.origin, r.origin_id as "originId", ${isoOf('r.updated_at')} as "updatedAt",
  coalesce(member_name(r.updated_by), '#' || r.updated_by) as "updatedBy"`

/** What the reader may not see of an article, or what is in no list any more, has no name here. */
async function named(scope: Scope, rows: readonly Row[]): Promise<TraceTask[]> {
  const titles = await titlesOf(scope, [...new Set(rows.map(row => row.articleId))])
  const known = new Map(titles.map(title => [title.id, title]))
  return rows.map(row => {
    const of = known.get(row.articleId)
    return {
      ...row,
      url: of ? row.url : null,
      title: of?.title ?? null,
      media: of?.media ?? null,
      publishedAt: of?.publishedAt.toISOString() ?? null,
    }
  })
}

export async function listTraces(
  scope: Scope,
  {
    like,
    flag,
    state: ofState,
    mine,
    origin,
    originId,
    ...page
  }: TraceQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const { orgId, userId } = scope
  const inState = (condition: ReturnType<typeof sql>) =>
    sql`exists (select from trace_states s where s.org_id = r.org_id and s.task_id = r.id and ${condition})`
  const words = containing(['title'], like)
  const found = words
    ? sql`(${containing(['remark'], like)} or exists (select from ${articleRows} r where r.id = article_id and ${words}))`
    : sql`true`
  const where = sql`r.org_id = ${orgId}
    and ${flag === 'all' ? sql`true` : inState(sql`s.flag = ${Number(flag)}`)}
    and ${ofState === 'all' ? sql`true` : inState(sql`s.state = ${Number(ofState)}`)}
    and ${mine === 'true' ? sql`r.owner_id = ${userId}` : sql`true`} and ${found}
    and ${origin === '' ? sql`true` : sql`r.origin = ${origin}`} and ${originId === 0 ? sql`true` : sql`r.origin_id = ${originId}`}`
  const list = await pageOfNewest<Row>(scope, { table: 'trace_tasks', columns, where }, page)
  return { ...list, list: await named(scope, list.list) }
}

/** @throws missing */
export async function getTrace(scope: Scope, id: number): Promise<TraceTask> {
  const { rows } = await sql<Row>`
    select ${columns} from trace_tasks r where r.org_id = ${scope.orgId} and r.id = ${id}`.execute(scope.db)
  const [task] = await named(scope, rows)
  if (!task) throw refuse('missing', 'platform.missing')
  return task
}

export async function startTrace(scope: CallScope, { articleId, endsAt, ...settings }: TraceDraft): Promise<TraceTask> {
  const [article] = await titlesOf(scope, [articleId])
  if (!article) throw refuse('missing', 'tracking.articleMissing', {}, 'articleId')
  const until = endAt(scope, endsAt)
  const [id] = await startRows(scope, [articleId], { ...settings, endsAt: until, origin: 'hand', originId: null })
  if (id === undefined) throw refuse('conflict', 'tracking.tracedAlready', {}, 'articleId')
  return getTrace(scope, id)
}

/** @throws conflict: over, or changed since the version that is named */
export async function updateTrace(
  scope: CallScope,
  { id, version, endsAt, growth, copies, remark }: TraceSettings & { id: number; version: number },
): Promise<TraceTask> {
  const before = await getTrace(scope, id)
  if (before.flag > 1 && endsAt !== before.endsAt) throw refuse('conflict', 'tracking.over', {}, 'endsAt')
  const until = endsAt === before.endsAt ? new Date(endsAt) : endAt(scope, endsAt)
  const { numAffectedRows } = await sql`
    update trace_tasks set ends_at = ${until}, growth = ${growth}, copies = ${copies}, remark = ${remark},
      version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    where org_id = ${scope.orgId} and id = ${id} and version = ${version}`.execute(scope.db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  return getTrace(scope, id)
}

/** What was seen stays for undo; a look that is under way ends. */
export async function removeTrace(scope: CallScope, id: number): Promise<{ changed: number }> {
  const { articleId } = await getTrace(scope, id)
  await sql`delete from trace_tasks where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  await announce(scope.db, [articleId])
  return { changed: 1 }
}

function endAt({ now }: Scope, endsAt: string | undefined): Date {
  if (endsAt === undefined) return new Date(now.getTime() + usualDays * dayMs)
  const until = new Date(endsAt)
  if (until <= now) throw refuse('invalid', 'tracking.endBeforeNow', {}, 'endsAt')
  if (until.getTime() > now.getTime() + mostDays * dayMs)
    throw refuse('invalid', 'tracking.endTooFar', { days: mostDays }, 'endsAt')
  return until
}
