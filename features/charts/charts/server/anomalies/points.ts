/** Points of a volume that are out of the usual, against the same hour or day of the week in the four weeks before. */
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { anomalyOf } from '../../contract/formulas/anomaly.ts'
import { type Anomalies, type Anomaly, mostAnomalies } from '../../contract.ts'
import { outagesOf } from '../outages.ts'
import { unitOf } from '../overview.ts'
import { countsOver } from '../usual.ts'
import { dayMs, hourMs, pointsOf, startOf } from '../zone.ts'

export const weeks = [1, 2, 3, 4] as const
export const weekMs = 7 * dayMs

export async function anomaliesOf(scope: Scope, query: ArticleQuery, zone: string): Promise<Anomalies> {
  const unit = unitOf(query)
  const points = wholePoints(query, unit, zone, scope.now)
  const [first] = points
  if (first === undefined) return []
  const from = new Date(startOf(new Date(first.at - 4 * weekMs), 'day', zone))
  const counts = await countsOver(scope, { ...query, from }, unit, zone)
  const outages = await outagesOf(scope, query.from, query.to)
  return anomaliesAmong(points, counts, at => startOf(new Date(at), unit, zone)).filter(
    // What was not collected is no dip.
    ({ kind, at, until }) =>
      kind === 'rise' || !outages.some(outage => outage.from <= new Date(until) && outage.to > new Date(at)),
  )
}

export interface Point {
  /** Milliseconds; `until` is the last one in it. */
  at: number
  until: number
}

/** Those that lie in the range as a whole, and are over. */
function wholePoints({ from, to }: ArticleQuery, unit: 'hour' | 'day', zone: string, now: Date): Point[] {
  const begins = pointsOf(
    { from, to: new Date(to.getTime() + (unit === 'day' ? dayMs + 2 * hourMs : hourMs)) },
    unit,
    zone,
  )
  return begins.flatMap((at, index) => {
    const next = begins[index + 1]
    // Ends of ranges are inside them: a second, or a millisecond, before the next point is its end.
    return next !== undefined && at >= from.getTime() && next - 1000 <= to.getTime() && next <= now.getTime()
      ? [{ at, until: next - 1 }]
      : []
  })
}

/**
 * The most unusual, in order of time. Weeks before the first article of all are none. Pure.
 * @param startAt the beginning of the point that a moment lies in
 */
export function anomaliesAmong(
  points: readonly Point[],
  counts: readonly { at: Date; n: number }[],
  startAt: (at: number) => number,
): Anomaly[] {
  const countAt = new Map(counts.map(({ at, n }) => [at.getTime(), n]))
  const oldest = Math.min(...counts.map(({ at }) => at.getTime()))
  return points
    .flatMap(({ at, until }): Anomaly[] => {
      // The middle of the point: where the clock was changed in between, its beginning may lie an hour beside.
      const peers = weeks
        .map(week => startAt((at + until) / 2 - week * weekMs))
        .filter(begin => begin >= oldest)
        .map(begin => countAt.get(begin) ?? 0)
      const count = countAt.get(at) ?? 0
      const anomaly = anomalyOf(count, peers)
      if (!anomaly) return []
      const { kind, usual, spread } = anomaly
      const spreads = Math.abs(count - usual) / spread
      return [{ at: new Date(at).toISOString(), until: new Date(until).toISOString(), kind, count, usual, spreads }]
    })
    .sort((one, other) => other.spreads - one.spreads)
    .slice(0, mostAnomalies)
    .sort((one, other) => (one.at < other.at ? -1 : 1))
}
