/** A volume beside an earlier stretch of equal length: the same points, moved back. */

import {
  type ArticleQuery,
  counted,
  hasArticlesUntil,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import { oldestOfMonitors } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Against, Earlier } from '../contract.ts'
import { usualShareOf } from './coverage.ts'
import { countsWithin } from './from-days.ts'
import { type Outage, outagesOf } from './outages.ts'
import { totalOver, unitOf } from './overview.ts'
import { dayMs, pointsOf, sameClock } from './zone.ts'

/** @throws invalid charts.againstLater: an own stretch that does not begin before the question */
export async function againstOf(scope: Scope, query: ArticleQuery, against: Against, zone: string): Promise<Earlier> {
  if (typeof against === 'object' && Date.parse(against.since) >= query.from.getTime())
    throw refuse('invalid', 'charts.againstLater', {}, 'against')
  const stretches = earlierPoints(query, against, zone)
  const earlier = { ...query, from: new Date(stretches[0]?.from ?? 0), to: new Date(stretches.at(-1)?.to ?? 0) }
  const counts = await countsOf(scope, earlier, stretches)
  const total = await totalOver(scope, earlier)
  return {
    from: earlier.from.toISOString(),
    to: earlier.to.toISOString(),
    state: await stateOf(scope, earlier, { count: total.count, firstEnds: stretches[0]?.to ?? 0 }),
    total,
    points: stretches.map(({ from, to }, place) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      count: counts.get(place)?.n ?? 0,
      negative: counts.get(place)?.negative ?? 0,
    })),
  }
}

/** Of the stretch just before a question; null: nothing was published in it, or too little of it is known to tell a change. */
export async function comparableBefore(
  scope: Scope,
  query: ArticleQuery,
  zone: string,
): Promise<Earlier['total'] | null> {
  const stretches = earlierPoints(query, 'before', zone)
  const earlier = { ...query, from: new Date(stretches[0]?.from ?? 0), to: new Date(stretches.at(-1)?.to ?? 0) }
  const total = await totalOver(scope, earlier)
  if (total.count === 0) return null
  const state = await stateOf(scope, earlier, { count: total.count, firstEnds: stretches[0]?.to ?? 0 })
  return state === 'known' ? total : null
}

interface Stretch {
  /** Milliseconds; both belong to it. */
  from: number
  to: number
}

/**
 * The points of the question, moved back: of its first and last point the part that the question covers. So the last one, which may still
 * run, stands beside the same part of the earlier one. Pure.
 */
export function earlierPoints(requested: Pick<ArticleQuery, 'from' | 'to'>, against: Against, zone: string): Stretch[] {
  const [from, to] = [requested.from.getTime(), requested.to.getTime()]
  const begins = pointsOf(requested, unitOf(requested), zone).map(at => Math.max(at, from))
  const moved = movedBy(against, from, to - from, zone)
  const end = against === 'before' ? Math.min(moved(to), from - 1) : moved(to)
  const starts = begins.map(moved)
  return starts.map((at, place) => ({ from: at, to: Math.max(at, (starts[place + 1] ?? end + 1) - 1) }))
}

function movedBy(against: Against, from: number, length: number, zone: string): (at: number) => number {
  if (against === 'before') return at => at - length
  if (against === 'lastWeek') return at => sameClock(at, { days: 7 }, zone)
  if (against === 'lastYear') return at => sameClock(at, { years: 1 }, zone)
  const back = from - Date.parse(against.since)
  return at => at - back
}

async function countsOf(scope: Scope, earlier: ArticleQuery, stretches: readonly Stretch[]) {
  const begins = stretches.map(({ from }) => from)
  const fromDays = await countsWithin(scope, earlier, begins)
  if (fromDays) return fromDays
  const { rows } = await sql<{ place: number; n: number; negative: number }>`
    select width_bucket(published_at, ${begins.map(at => new Date(at))}::timestamptz[]) - 1 as place, ${counted(earlier)} as n, ${counted(earlier, sql`sentiment = -1`)} as negative
    from (${rowsOf(scope, { ...earlier, fold: false }, sql`r.published_at, r.article_id, r.cluster_id, r.sentiment`)}) w group by 1`.execute(
    scope.db,
  )
  return new Map(rows.map(({ place, ...row }) => [place, row]))
}

async function stateOf(
  scope: Scope,
  earlier: ArticleQuery,
  { count, firstEnds }: { count: number; firstEnds: number },
): Promise<Earlier['state']> {
  const { monitorIds, from, to } = earlier
  if (count === 0 && (await areYounger(scope, monitorIds, to))) return 'beforeMonitor'
  if (!(await hasArticlesUntil(scope, new Date(firstEnds)))) return 'notKept'
  const outages = await outagesOf(scope, from, to)
  const sources = [...new Set(outages.flatMap(({ sourceId }) => (sourceId === undefined ? [] : [sourceId])))]
  const share = (await usualShareOf(scope, earlier, sources)) ?? 0
  if (isDisturbed(outages, to.getTime() - from.getTime(), share)) return 'disturbed'
  return count === 0 ? 'nothing' : 'known'
}

async function areYounger(scope: Scope, monitorIds: readonly number[] | null, than: Date): Promise<boolean> {
  if (monitorIds === null) return false
  const oldest = await oldestOfMonitors(scope, monitorIds)
  return oldest !== null && oldest > than
}

/** Of the time or of what usually comes; less changes no percentage that is worth reading. */
const leastMissing = 0.02

/** @param share of what the disturbed sources usually bring. Pure. */
export function isDisturbed(outages: readonly Outage[], lengthMs: number, share: number): boolean {
  const ours = outages.filter(({ kind }) => kind === 'ours' || kind === 'stood' || kind === 'sender')
  const longest = Math.max(
    ...(['ours', 'stood', 'sender'] as const).map(kind =>
      ours.filter(outage => outage.kind === kind).reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0),
    ),
  )
  return share >= leastMissing || longest >= Math.max(leastMissing * lengthMs, dayMs / 144)
}
