/** What is usual at a time: the dashed line beside every trend. */
import { type ArticleQuery, counted, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Overview } from '../contract.ts'
import { countsFromDays } from './from-days.ts'
import { medianOf } from './median.ts'
import { dayMs, hourMs, hourOf, startOf } from './zone.ts'

/** Ranges shorter than this are compared with the four weeks before them, longer ones with themselves. */
const ownComparisonMs = 8 * dayMs
const earlierMs = 28 * dayMs

interface Earlier {
  at: Date
  n: number
}

/** What was published by hour or day in the four weeks before the range; folded, the stories told in each hour or day. */
export async function earlier(
  scope: Scope,
  query: ArticleQuery,
  unit: 'hour' | 'day',
  zone: string,
): Promise<Earlier[]> {
  if (query.to.getTime() - query.from.getTime() >= ownComparisonMs) return []
  const before = {
    ...query,
    from: new Date(startOf(new Date(query.from.getTime() - earlierMs), 'day', zone)),
    to: new Date(startOf(query.from, 'day', zone) - 1),
  }
  return countsOver(scope, before, unit, zone)
}

/** What was published by hour or day of a time; folded, the stories told in each. Those without any are left out. */
export async function countsOver(
  scope: Scope,
  query: ArticleQuery,
  unit: 'hour' | 'day',
  zone: string,
): Promise<Earlier[]> {
  const fromDays = await countsFromDays(scope, query, unit, zone)
  if (fromDays) return fromDays
  const { rows } = await sql<Earlier>`
    select date_trunc(${unit}, published_at, ${zone}) as at, ${counted(query)} as n
    from (${rowsOf(scope, { ...query, fold: false }, sql`r.published_at, r.article_id, r.cluster_id`)}) w group by 1`.execute(
    scope.db,
  )
  return rows
}

/** The median of the days of the four weeks before a time of a day or less, each in the same hours, since the first article; of fewer than three days nothing is usual. */
export async function usualCount(scope: Scope, query: ArticleQuery, zone: string): Promise<number> {
  const hours = await earlier(scope, query, 'hour', zone)
  const oldest = Math.min(...hours.map(({ at }) => at.getTime()))
  const days = Math.min(earlierMs / dayMs, Math.ceil((query.from.getTime() - oldest) / dayMs))
  if (!(days >= fewestToCompare)) return 0
  const counts = Array.from({ length: days }, (_, day) => {
    const [from, to] = [query.from, query.to].map(at => at.getTime() - (day + 1) * dayMs) as [number, number]
    return hours.reduce((sum, { at, n }) => sum + (at.getTime() > from - hourMs && at.getTime() <= to ? n : 0), 0)
  })
  return medianOf(counts)
}

/**
 * The median of other days, at the same hour when points are hours: what a person would call usual. At least three days are
 * needed. A point that the range covers in part has that part of the usual.
 */
export function withUsual(
  points: Overview['trend'],
  before: readonly Earlier[],
  { from, to }: Pick<ArticleQuery, 'from' | 'to'>,
  zone: string,
): Overview['trend'] {
  const unitMs = points[1] && Date.parse(points[1].at) - Date.parse(points[0]?.at ?? '') < dayMs / 2 ? hourMs : dayMs
  const usualOf = before.length === 0 ? usualOfOthers(points) : usualOfEarlier(points, before, unitMs, zone)
  return points.map((point, index) => {
    const start = Date.parse(point.at)
    const end = Date.parse(points[index + 1]?.at ?? '') || start + unitMs
    const covered = Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime())) / (end - start)
    const usual = usualOf(point, index)
    return { ...point, usual: usual === null ? null : Math.round(usual * covered * 10) / 10 }
  })
}

type UsualOf = (point: Overview['trend'][number], index: number) => number | null

const usualOfOthers = (points: Overview['trend']): UsualOf => {
  // What lies before the first article was not collected, as in the four weeks before a short range.
  const first = points.findIndex(({ count }) => count > 0)
  return (_, index) =>
    index < first || first < 0
      ? null
      : middleOf(points.flatMap(({ count }, other) => (other < first || other === index ? [] : count)))
}

function usualOfEarlier(points: Overview['trend'], before: readonly Earlier[], unitMs: number, zone: string): UsualOf {
  const oldest = Math.min(...before.map(one => startOf(one.at, 'day', zone)))
  const days = Math.round((startOf(new Date(points[0]?.at ?? 0), 'day', zone) - oldest) / dayMs)
  const hourly = unitMs === hourMs
  const peers = Map.groupBy(before, one => (hourly ? hourOf(one.at, zone) : 0))
  return point => {
    const counts = (peers.get(hourly ? hourOf(new Date(point.at), zone) : 0) ?? []).map(one => one.n)
    // A day without articles at that hour is a zero, not a missing day.
    return middleOf([...counts, ...Array<number>(Math.max(0, days - counts.length)).fill(0)])
  }
}

const fewestToCompare = 3
const middleOf = (counts: readonly number[]): number | null =>
  counts.length < fewestToCompare ? null : medianOf(counts)
