/** What is examined: each look asks one thing of the last seven days and names what it found, the worst first, 50 at most. */
import { countHeld, countsOfFilters, countsOfMonitors } from '@guanlan/features/articles/articles/server/questions'
import { attentionOf } from '@guanlan/features/warnings/warnings/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Found, isFlooded } from './compare.ts'

export type Place = Pick<Scope, 'orgId' | 'db' | 'now'>
type Look = (place: Place, from: Date) => Promise<Found[]>

const most = 50
const weekMs = 7 * 86_400_000

/** Items that are open and old enough to have found something, and did not. */
const monitors: Look = async (place, from) => {
  const { orgId, db } = place
  const counts = await countsOfMonitors(place, { from: new Date(from.getTime() - weekMs), turn: from })
  const open = await sql<{ id: number; name: string; isOld: boolean }>`
    select id, name, created_at < ${from}::timestamptz as "isOld" from monitors
    where org_id = ${orgId} and kind = 'item' and is_open and deleted_at is null order by name, id`.execute(db)
  const counted = open.rows.map(monitor => {
    const { since = 0, before = 0 } = counts.get(monitor.id) ?? {}
    return { ...monitor, week: since, before }
  })
  const all = counted.reduce((sum, { week }) => sum + week, 0)
  const rows = counted.map(monitor => ({ ...monitor, all }))
  const quiet = rows.filter(({ week, isOld }) => week === 0 && isOld)
  // Of one monitor alone everything is its own.
  const flooded = rows.length > 1 ? rows.filter(row => row.isOld && isFlooded(row)) : []
  return [
    ...quiet.map(({ id, name }) => ({ kind: 'quietMonitor' as const, id, name, figure: 0 })),
    ...flooded.map(({ id, name, week }) => ({ kind: 'floodedMonitor' as const, id, name, figure: week })),
  ]
}

const ofWarnings = {
  over: 'warningOver',
  noReceivers: 'warningNoReceivers',
  channelPaused: 'channelPaused',
  neverFires: 'warningNeverFires',
  firesAllTheTime: 'warningFiresAllTheTime',
} as const
const warnings: Look = async place =>
  (await attentionOf(place)).map(({ kind, id, name }) => ({ kind: ofWarnings[kind], id, name, figure: 0 }))

/** Filters that take out more than a third of what came. */
const filters: Look = async (place, from) => {
  const { orgId, db } = place
  const came = await countsOfFilters(place, from)
  const all = [...came.values()].reduce((sum, n) => sum + n, 0)
  const heavy = [...came]
    .flatMap(([id, taken]) => (id !== null && taken >= 50 && taken > 0.33 * all ? [{ id, taken }] : []))
    .sort((a, b) => b.taken - a.taken)
  const { rows: names } = await sql<{ id: number; name: string }>`
    select id, name from filters where org_id = ${orgId} and id = any(${heavy.map(({ id }) => id)}::int[])
    order by id limit ${heavy.length}`.execute(db)
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return heavy.flatMap(({ id, taken }): Found[] => {
    const name = nameOf.get(id)
    return name === undefined ? [] : [{ kind: 'heavyFilter', id, name, figure: Math.round((taken / all) * 100) }]
  })
}

/** Hours in which a source was asked and never answered; sources silent against their own habit. */
const sources: Look = async ({ orgId, db }, from) => {
  const { rows } = await sql<{ id: number; name: string; state: number; silent: boolean; hours: number }>`
    with own as (
      select s.id, coalesce(o.name, s.name) as name, s.state, coalesce(s.last_new_at < now() - s.quiet_seconds * interval '1 second', false) as silent
      from org_sources o join sources s on s.id = o.source_id
      where o.org_id = ${orgId} and case when s.shared then s.enabled else coalesce(o.enabled, false) end
    )
    select r.id, r.name, r.state, r.silent, count(h.hour) filter (where h.asked > 0 and h.failed = h.asked)::int as hours
    from own r left join source_hours h on h.source_id = r.id and h.hour >= ${from}::timestamptz
    group by r.id, r.name, r.state, r.silent having r.state <> 0 or r.silent or count(h.hour) filter (where h.asked > 0 and h.failed = h.asked) >= 3
    order by hours desc, r.id limit ${most}`.execute(db)
  return rows.map(({ id, name, state, silent, hours }) => ({
    kind: state !== 0 || (hours >= 3 && !silent) ? 'failingSource' : 'silentSource',
    id,
    name,
    figure: hours,
  }))
}

const judgements: Look = async (place, from) => {
  const { orgId, db } = place
  const all = await countHeld(place, { since: from })
  const corrected = await countHeld(place, { since: from, isCorrected: true })
  const { rows } = await sql<{ open: number; overdue: number }>`
    select (select count(*)::int from data_reports where org_id = ${orgId} and flag < 2) as open,
      (select count(*)::int from article_work where org_id = ${orgId} and assignee_id is not null and state <> 2 and due_at < now()) as overdue`.execute(
    db,
  )
  const { open = 0, overdue = 0 } = rows[0] ?? {}
  const one = (kind: 'correctedJudgements' | 'openReports' | 'overdueWork', figure: number): Found => ({
    kind,
    id: null,
    name: '',
    figure,
  })
  return [
    ...(corrected >= 10 && corrected > all * 0.05
      ? [one('correctedJudgements', Math.round((corrected / all) * 100))]
      : []),
    ...(open > 0 ? [one('openReports', open)] : []),
    ...(overdue > 0 ? [one('overdueWork', overdue)] : []),
  ]
}

/** Limits that were nearly reached within these days, as administrators were told. */
const quotas: Look = async ({ orgId, db }, from) => {
  const { rows } = await sql<{ quota: string; percent: number }>`
    select m.quota, max(m.percent)::int as percent from quota_marks m join org_limits l on l.org_id = m.org_id and l.quota = m.quota and l.most = m.most
    where m.org_id = ${orgId} and m.noted_at >= ${from}::timestamptz group by m.quota order by percent desc, m.quota limit ${most}`.execute(
    db,
  )
  return rows.map(({ quota, percent }) => ({
    kind: percent >= 100 ? 'quotaFull' : 'quotaNearlyFull',
    id: null,
    name: quota,
    figure: percent,
  }))
}

/** Timed tasks that failed or were late, and messages that did not arrive. */
const timed: Look = async ({ orgId, db }, from) => {
  const { rows } = await sql<{ id: number; name: string; n: number }>`
    select task_id as id, max(task_name) as name, count(*)::int as n from cycle_runs
    where org_id = ${orgId} and due_at >= ${from}::timestamptz and (state = 'failed' or problem = 'late')
    group by task_id order by n desc, task_id limit ${most}`.execute(db)
  const failed = await sql<{ n: number }>`
    select count(*)::int as n from deliveries where org_id = ${orgId} and created_at >= ${from}::timestamptz and state = 'failed'`.execute(
    db,
  )
  const messages = failed.rows[0]?.n ?? 0
  return [
    ...rows.map(({ id, name, n }) => ({ kind: 'lateTask' as const, id, name, figure: n })),
    ...(messages > 0 ? [{ kind: 'failedMessages' as const, id: null, name: '', figure: messages }] : []),
  ]
}

export async function lookAtAll(place: Place, from: Date): Promise<Found[]> {
  const found: Found[] = []
  for (const look of [monitors, warnings, filters, sources, judgements, quotas, timed])
    found.push(...(await look(place, from)).slice(0, most))
  return found
}
