/** What is examined: each look asks one thing of the last seven days and names what it found, the worst first, 50 at most. */

import { countStored, countsOfFilters, countsOfMonitors } from '@guanlan/features/articles/articles/server/questions'
import { tasksWithFailedRuns } from '@guanlan/features/collecting/cycle-tasks/server'
import { troubledSources } from '@guanlan/features/collecting/sources/server'
import { filterNames } from '@guanlan/features/monitors/filters/server'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { marksOfLimits } from '@guanlan/features/people/billing/server'
import { attentionOf } from '@guanlan/features/warnings/warnings/server'
import { countFailedMessages } from '@guanlan/features/workspace/notifications/server'
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
    select id, name, created_at < ${from}::timestamptz as "isOld" from ${monitorRows} m
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
  digestStopped: 'digestStopped',
  neverFires: 'warningNeverFires',
  firesAllTheTime: 'warningFiresAllTheTime',
} as const
const warnings: Look = async place =>
  (await attentionOf(place)).map(({ kind, id, name }) => ({ kind: ofWarnings[kind], id, name, figure: 0 }))

/** Filters that take out more than a third of what came. */
const filters: Look = async (place, from) => {
  const came = await countsOfFilters(place, from)
  const all = [...came.values()].reduce((sum, n) => sum + n, 0)
  const heavy = [...came]
    .flatMap(([id, taken]) => (id !== null && taken >= 50 && taken > 0.33 * all ? [{ id, taken }] : []))
    .sort((a, b) => b.taken - a.taken)
  const nameOf = await filterNames(
    place,
    heavy.map(({ id }) => id),
  )
  return heavy.flatMap(({ id, taken }): Found[] => {
    const name = nameOf.get(id)
    return name === undefined ? [] : [{ kind: 'heavyFilter', id, name, figure: Math.round((taken / all) * 100) }]
  })
}

/** Hours in which a source was asked and never answered; sources silent against their own habit. */
const sources: Look = async (place, from) => {
  const troubled = await troubledSources(place, from, most)
  return troubled.map(({ id, name, state, silent, hours }) => ({
    kind: state !== 0 || (hours >= 3 && !silent) ? 'failingSource' : 'silentSource',
    id,
    name,
    figure: hours,
  }))
}

const judgements: Look = async (place, from) => {
  const { orgId, db } = place
  const all = await countStored(place, { since: from })
  const corrected = await countStored(place, { since: from, isCorrected: true })
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
const quotas: Look = async (place, from) => {
  const marks = await marksOfLimits(place, from, most)
  return marks.map(({ quota, percent }) => ({
    kind: percent >= 100 ? 'quotaFull' : 'quotaNearlyFull',
    id: null,
    name: quota,
    figure: percent,
  }))
}

/** Timed tasks that failed or were late, and messages that did not arrive. */
const timed: Look = async (place, from) => {
  const tasks = await tasksWithFailedRuns(place, from, most)
  const messages = await countFailedMessages(place, from)
  return [
    ...tasks.map(({ id, name, runs }) => ({ kind: 'lateTask' as const, id, name, figure: runs })),
    ...(messages > 0 ? [{ kind: 'failedMessages' as const, id: null, name: '', figure: messages }] : []),
  ]
}

export async function lookAtAll(place: Place, from: Date): Promise<Found[]> {
  const found: Found[] = []
  for (const look of [monitors, warnings, filters, sources, judgements, quotas, timed])
    found.push(...(await look(place, from)).slice(0, most))
  return found
}
