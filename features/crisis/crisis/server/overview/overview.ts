/** Crises in numbers. Drills and what lies in the bin are counted nowhere. */
import { refuse, say } from '@guanlan/platform/contract'
import { isoOf, type Scope, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type ClockKind,
  type CrisisLevel,
  levelCodes,
  type Overview,
  type Status,
  statuses,
  underWay,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { firstAfterStart } from '../records/chapters.ts'
import { isSeen } from '../records/visible.ts'
import { listOpenings } from '../rules/openings.ts'

const isCounted = (scope: Scope) => sql`${isSeen(scope)} and r.binned_at is null and not r.drill`

export async function overviewOf(scope: Scope): Promise<Overview> {
  const { db, now } = scope
  const { rows } = await sql<{ level: CrisisLevel; status: Status; count: number }>`
    select r.level, r.status, count(*)::int as count from crises r where ${isCounted(scope)} group by 1, 2 limit 24`.execute(
    db,
  )
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((total, row) => total + row.count, 0)
  const isUnderWay = (row: { status: Status }) => underWay.includes(row.status)
  const quarter = await quartersOf(scope)
  return {
    levels: levelCodes.map(crisisLevel => ({
      crisisLevel,
      count: sum(({ level }) => level === crisisLevel),
      underWay: sum(row => row.level === crisisLevel && isUnderWay(row)),
    })),
    statuses: statuses.map(status => ({ status, count: sum(row => row.status === status) })),
    total: sum(() => true),
    underWay: sum(isUnderWay),
    waitingOpenings: await waitingOpenings(scope),
    ...(await meansOf(scope, quarter)),
    quarter: { from: quarter.now, to: now.toISOString(), before: quarter.before },
    due: await dueOf(scope),
  }
}

/** Beginnings of this quarter and of the one before, by the clock of the organisation. */
async function quartersOf({ orgId, db, now }: Scope): Promise<{ now: string; before: string }> {
  const zone = await zoneOf(orgId, db)
  const { rows } = await sql<{ now: Date; before: Date }>`
    select date_trunc('quarter', ${now}::timestamptz at time zone ${zone}) at time zone ${zone} as now,
      (date_trunc('quarter', ${now}::timestamptz at time zone ${zone}) - interval '3 months') at time zone ${zone} as before`.execute(
    db,
  )
  const [found] = rows
  return { now: (found?.now ?? now).toISOString(), before: (found?.before ?? now).toISOString() }
}

type Means = Pick<Overview, 'acknowledged' | 'firstStatement'>

/** Of chapters that began in this quarter, and of those of the one before; the lists behind them are narrowed by the same (`records/chapters.ts`). */
async function meansOf(scope: Scope, { now, before }: { now: string; before: string }): Promise<Means> {
  const end = scope.now.toISOString()
  const { rows } = await sql<Record<'a' | 'b' | 'c' | 'd', number | null>>`
    select ${meanMinutes(scope, 'acknowledged', now, end)} as a, ${meanMinutes(scope, 'acknowledged', before, now)} as b,
      ${meanMinutes(scope, 'stated', now, end)} as c, ${meanMinutes(scope, 'stated', before, now)} as d`.execute(
    scope.db,
  )
  const { a = null, b = null, c = null, d = null } = rows[0] ?? {}
  return { acknowledged: { now: a, before: b }, firstStatement: { now: c, before: d } }
}

/** SQL: from the start of a chapter to what its clock waits for, of chapters that began in the period. */
const meanMinutes = (scope: Scope, step: 'acknowledged' | 'stated', from: string, to: string) => sql`(
  select round(avg(extract(epoch from first.at - s.at) / 60)::numeric, 1)::float
  from crisis_changes s
  join crises r on r.org_id = s.org_id and r.id = s.crisis_id
  ${firstAfterStart(step)}
  where ${isCounted(scope)} and s.org_id = ${scope.orgId} and s.act = 'start' and s.at >= ${from}::timestamptz and s.at < ${to}::timestamptz and first.at is not null)`

/** As the list of openings counts them. */
async function waitingOpenings(scope: Scope): Promise<number> {
  const { total } = await listOpenings(scope, {
    ...{ status: 'open', rule: null, like: '' },
    ...{ page: 1, pageSize: 1, after: undefined },
  })
  return total ?? 0
}

/** Tasks with a deadline and clocks that run, of crises under way: the most pressing first. */
async function dueOf(scope: Scope): Promise<Overview['due']> {
  const { rows } = await sql<Overview['due'][number]>`
    select d."crisisId", d.crisis, d.what, d.kind, ${isoOf('d.due')} as at from (
      select r.id as "crisisId", r.name as crisis, t.title as what, 'task' as kind, t.due_at as due
      from crisis_tasks t join crises r on r.org_id = t.org_id and r.id = t.crisis_id
      where ${isCounted(scope)} and t.org_id = ${scope.orgId} and t.status in ('open', 'working') and t.due_at is not null and r.status = any(${[...underWay]}::text[])
      union all
      select r.id, r.name, c.kind, 'clock', c.due_at
      from crisis_clocks c join crises r on r.org_id = c.org_id and r.id = c.crisis_id
      where ${isCounted(scope)} and c.org_id = ${scope.orgId} and c.state = 'running' and c.due_at is not null and r.status = any(${[...underWay]}::text[])
    ) d order by d.due limit 10`.execute(scope.db)
  return rows.map(row =>
    row.kind === 'clock' ? { ...row, what: say(strings[`clockName_${row.what as ClockKind}`], scope.locale) } : row,
  )
}

const dayMs = 86_400_000
const longestDays = 90

/** Opened and over by day of the organisation's clock; without a period the last 30 days. */
export async function trendOf(
  scope: Scope,
  { startTime, endTime }: { startTime?: string | undefined; endTime?: string | undefined },
) {
  const to = endTime === undefined ? scope.now : new Date(endTime)
  const from = startTime === undefined ? new Date(to.getTime() - 29 * dayMs) : new Date(startTime)
  if (from > to) throw refuse('invalid', 'crisis.periodReversed', {}, 'endTime')
  if (to.getTime() - from.getTime() > longestDays * dayMs)
    throw refuse('invalid', 'crisis.periodTooLong', { days: longestDays }, 'startTime')
  const zone = await zoneOf(scope.orgId, scope.db)
  const { rows } = await sql<{ day: string; from: string; opened: number; over: number; levels: number[] }>`
    with days as (
      select d::date as day, d::timestamp at time zone ${zone} as begins
      from generate_series((${from}::timestamptz at time zone ${zone})::date, (${to}::timestamptz at time zone ${zone})::date, interval '1 day') d),
    steps as (
      select (s.at at time zone ${zone})::date as day, s.act, s.to_level from crisis_changes s
      join crises r on r.org_id = s.org_id and r.id = s.crisis_id
      where ${isCounted(scope)} and s.org_id = ${scope.orgId} and s.act in ('start', 'close', 'revoke')
        and s.at >= ${from}::timestamptz and s.at <= ${to}::timestamptz)
    select to_char(d.day, 'YYYY-MM-DD') as day, ${isoOf('d.begins')} as "from", count(*) filter (where s.act = 'start')::int as opened,
      count(*) filter (where s.act in ('close', 'revoke'))::int as over,
      array[count(*) filter (where s.act = 'start' and s.to_level = 1), count(*) filter (where s.act = 'start' and s.to_level = 2),
        count(*) filter (where s.act = 'start' and s.to_level = 3), count(*) filter (where s.act = 'start' and s.to_level = 4)]::int[] as levels
    from days d left join steps s on s.day = d.day group by d.day, d.begins order by d.day limit ${longestDays + 2}`.execute(
    scope.db,
  )
  return rows
}
