/** What tasks found: beside each task, over time, and all together. Figures reach back 35 days. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Scope, sayFetchProblem } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type Detail,
  type Point,
  type State,
  states,
  type Task,
  type TaskFigures,
  type TaskSource,
} from '../contract.ts'
import { whyNothing } from './reasons.ts'
import { listTasks, statusOf, taskOf } from './tasks.ts'

const daysOfCurve = 14
const mostSourcesTold = 100

export async function listWithFigures(scope: Scope, query: Parameters<typeof listTasks>[1]) {
  const page = await listTasks(scope, query)
  return { ...page, list: await withFigures(scope, page.list) }
}

interface Figures extends Omit<TaskFigures, keyof Task> {
  id: number
  looked: number
}

async function figuresOf(scope: Scope, ids: readonly number[]): Promise<Map<number, Figures>> {
  const zone = await timeZoneOf(scope)
  const { rows } = await sql<Figures>`
    with days as (
      select (generate_series(0, ${daysOfCurve - 1}) - ${daysOfCurve - 1} + (now() at time zone ${zone})::date) as day
    ), hours as (
      select task_id, (hour at time zone ${zone})::date as day, sum(found) as found, sum(fresh) as fresh, sum(doubles) as doubles,
        sum(refused) as refused, sum(asked) as asked, sum(bytes) as bytes, max(last_at) as last_at
      from gather_hours where org_id = ${scope.orgId} and task_id = any(${[...ids]}::int[]) group by task_id, 2
    )
    select t.id, coalesce(sum(h.found), 0)::int as found, coalesce(sum(h.fresh), 0)::int as fresh, coalesce(sum(h.doubles), 0)::int as doubles,
      coalesce(sum(h.refused), 0)::int as refused, coalesce(sum(h.asked), 0)::int as asked, coalesce(sum(h.bytes), 0)::float8 as bytes,
      coalesce(sum(h.fresh) filter (where h.day = (now() at time zone ${zone})::date), 0)::int as "freshToday",
      (select count(*) from gather_sources(t.org_id, t.source_ids, t.media_groups))::int as "sourceCount",
      to_char(max(h.last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastRun",
      array(select coalesce((select sum(b.fresh) from hours b where b.task_id = t.id and b.day = d.day), 0)::int from days d order by d.day) as curve,
      coalesce((select l.looked from gather_hours l where l.org_id = t.org_id and l.task_id = t.id order by l.hour desc limit 1), 0) as looked
    from gather_tasks t left join hours h on h.task_id = t.id
    where t.org_id = ${scope.orgId} and t.id = any(${[...ids]}::int[]) group by t.org_id, t.id order by t.id`.execute(
    scope.db,
  )
  return new Map(rows.map(row => [row.id, row]))
}

async function withFigures(scope: Scope, tasks: readonly Task[]): Promise<TaskFigures[]> {
  const figures = await figuresOf(
    scope,
    tasks.map(({ id }) => id),
  )
  return tasks.flatMap(task => {
    const found = figures.get(task.id)
    if (!found) return []
    const { looked: _, ...shown } = found
    return [{ ...task, ...shown }]
  })
}

export async function detailOf(scope: Scope, id: number): Promise<Detail> {
  const task = await taskOf(scope, id)
  const figures = (await figuresOf(scope, [id])).get(id) as Figures
  const sourceList = await sourcesOfTask(scope, id)
  const sources = sourceList.map(({ enabled, state, lastAskedAt }) => ({ enabled, state, asked: lastAskedAt !== null }))
  return { ...task, ...figures, why: whyNothing({ ...task, ...figures, sources }), sourceList }
}

async function sourcesOfTask({ orgId, db, locale }: Scope, id: number): Promise<TaskSource[]> {
  const { rows } = await sql<TaskSource>`
    select s.id, coalesce(o.name, s.name) as name, s.url, s.shared, s.enabled and (s.shared or o.enabled) as enabled, s.state,
      to_char(s.last_asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastAskedAt",
      to_char(s.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "nextAt", s.last_error as "lastError"
    from gather_tasks t cross join lateral gather_sources(t.org_id, t.source_ids, t.media_groups) as of (id)
    join sources s on s.id = of.id left join org_sources o on o.org_id = t.org_id and o.source_id = s.id
    where t.org_id = ${orgId} and t.id = ${id} order by s.enabled, s.state = 0, name, s.id limit ${mostSourcesTold}`.execute(
    db,
  )
  return rows.map(row => ({ ...row, lastError: row.lastError && sayFetchProblem(row.lastError, locale) }))
}

export async function trendOf(
  scope: Scope,
  { id, unit }: { id: number | null; unit: 'day' | 'hour' },
): Promise<Point[]> {
  const zone = await timeZoneOf(scope)
  const sums = sql`coalesce(sum(h.found), 0)::int as found, coalesce(sum(h.fresh), 0)::int as fresh, coalesce(sum(h.doubles), 0)::int as doubles,
    coalesce(sum(h.refused), 0)::int as refused`
  const ofTask = sql`h.org_id = ${scope.orgId} and ${id === null ? sql`true` : sql`h.task_id = ${id}`}`
  const { rows } =
    unit === 'day'
      ? await sql<Point>`
        select to_char(d.day, 'YYYY-MM-DD') as at, ${sums}
        from generate_series((now() at time zone ${zone})::date - 29, (now() at time zone ${zone})::date, interval '1 day') as d (day)
        left join gather_hours h on ${ofTask} and (h.hour at time zone ${zone})::date = d.day group by d.day order by d.day`.execute(
          scope.db,
        )
      : await sql<Point>`
        select to_char(d.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, ${sums}
        from generate_series(date_trunc('hour', now()) - interval '47 hours', date_trunc('hour', now()), interval '1 hour') as d (hour)
        left join gather_hours h on ${ofTask} and h.hour = d.hour group by d.hour order by d.hour`.execute(scope.db)
  return rows
}

export async function overviewOf(scope: Scope) {
  const zone = await timeZoneOf(scope)
  const { rows: byState } = await sql<{ status: State; count: number }>`
    select ${statusOf} as status, count(*)::int as count from gather_tasks r where r.org_id = ${scope.orgId} group by 1 order by 1`.execute(
    scope.db,
  )
  const { rows } = await sql<{
    found: number
    fresh: number
    doubles: number
    refused: number
    asked: number
    bytes: number
    freshToday: number
  }>`
    select coalesce(sum(found), 0)::int as found, coalesce(sum(fresh), 0)::int as fresh, coalesce(sum(doubles), 0)::int as doubles,
      coalesce(sum(refused), 0)::int as refused, coalesce(sum(asked), 0)::int as asked, coalesce(sum(bytes), 0)::float8 as bytes,
      coalesce(sum(fresh) filter (where (hour at time zone ${zone})::date = (now() at time zone ${zone})::date), 0)::int as "freshToday"
    from gather_hours h where org_id = ${scope.orgId}
      and exists (select from gather_tasks t where t.org_id = h.org_id and t.id = h.task_id)`.execute(scope.db)
  const counted = new Map(byState.map(({ status, count }) => [status, count]))
  const counts = Object.fromEntries(states.map(state => [state, counted.get(state) ?? 0])) as Record<State, number>
  const [sums] = rows
  if (!sums) throw new Error('a sum has one row')
  return { states: counts, ...sums }
}
