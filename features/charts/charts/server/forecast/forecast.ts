/** What comes next of a volume, by the same hours or days of the week, and how well that would have done before. */
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { backtestOf } from '../../contract/formulas/band.ts'
import type { Forecast } from '../../contract.ts'
import { usualShareOf } from '../coverage.ts'
import { type Outage, outagesOf } from '../outages.ts'
import { unitOf } from '../overview.ts'
import { countsOver } from '../usual.ts'
import { dayMs, hourMs, pointAfter, pointsOf, startOf } from '../zone.ts'
import { bandOf, type Known, type Stretch } from './bands.ts'

const ahead = { hour: 24, day: 7 } as const
const testedMs = 28 * dayMs
/** Each tested point looks back as far again, and one week further where the last one is not over. */
const knownMs = 2 * testedMs + 7 * dayMs

export async function forecastOf(scope: Scope, query: ArticleQuery, zone: string): Promise<Forecast> {
  const unit = unitOf(query)
  // Points that had not begun when the question ends; what it asks of the future is as unknown.
  const end = Math.min(query.to.getTime(), scope.now.getTime())
  const stretchAt = (moment: number): Stretch => {
    const at = startOf(new Date(moment), unit, zone)
    return { at, until: pointAfter(at, unit, zone) - 1 }
  }
  const next = stretchAt(end).until + 1
  const within = { ...query, to: new Date(end), from: new Date(startOf(new Date(end - knownMs), 'day', zone)) }
  const outages = await outagesOf(scope, within.from, within.to)
  const none = { unit, points: [], backtest: null }
  if (await wasMuchDisturbed(scope, within, outages)) return { ...none, state: 'disturbed' }
  const counts = await countsOver(scope, within, unit, zone)
  const known: Known = {
    countAt: new Map(counts.map(({ at, n }) => [at.getTime(), n])),
    oldest: Math.min(...counts.map(({ at }) => at.getTime())),
    // What one of several sources missed is part of every week; what nothing was asked for is no number at all.
    isDisturbed: ({ at, until }) =>
      outages.some(({ kind, from, to }) => isOurs(kind) && from.getTime() <= until && to.getTime() > at),
    pointAt: stretchAt,
  }
  const following = { from: new Date(next), to: new Date(next + ahead[unit] * (unit === 'hour' ? hourMs : dayMs)) }
  const requested = pointsOf(following, unit, zone).slice(0, ahead[unit]).map(stretchAt)
  const points = requested.flatMap(stretch => {
    const band = bandOf(stretch, known, end)
    return band
      ? [{ from: new Date(stretch.at).toISOString(), to: new Date(stretch.until).toISOString(), ...rounded(band) }]
      : []
  })
  if (points.length < ahead[unit]) return { ...none, state: 'tooShort' }
  const tested = pointsOf({ from: new Date(end - testedMs), to: new Date(end) }, unit, zone)
    .map(stretchAt)
    .filter(stretch => stretch.at >= end - testedMs && stretch.until < end && !known.isDisturbed(stretch))
  return {
    state: 'known',
    unit,
    points,
    backtest: backtestOf(
      tested.map(stretch => ({
        count: known.countAt.get(stretch.at) ?? 0,
        band: bandOf(stretch, known, stretch.at),
      })),
    ),
  }
}

const isOurs = (kind: Outage['kind']): boolean => kind === 'ours' || kind === 'stood'

const rounded = ({ low, middle, high }: { low: number; middle: number; high: number }) => {
  const tenth = (value: number) => Math.round(value * 10) / 10
  return { low: tenth(low), middle: tenth(middle), high: tenth(high) }
}

/** From this share on of the 28 days, or of what usually comes. */
const muchDisturbed = 0.2

async function wasMuchDisturbed(scope: Scope, within: ArticleQuery, outages: readonly Outage[]): Promise<boolean> {
  const end = within.to.getTime()
  const begin = end - testedMs
  if (
    disturbedShare(
      outages.filter(({ kind }) => kind !== 'source'),
      begin,
      end,
    ) >= muchDisturbed
  )
    return true
  const bySource = Map.groupBy(
    outages.filter(({ kind }) => kind === 'source'),
    ({ sourceId }) => sourceId ?? 0,
  )
  const much = [...bySource].flatMap(([id, its]) => (disturbedShare(its, begin, end) >= muchDisturbed ? [id] : []))
  // Their share of what came before these 28 days.
  return ((await usualShareOf(scope, { ...within, from: new Date(begin) }, much)) ?? 0) >= muchDisturbed
}

/** Of a stretch, outages that overlap counted once. Pure. */
export function disturbedShare(outages: readonly Pick<Outage, 'from' | 'to'>[], begin: number, end: number): number {
  let [lost, reached] = [0, begin]
  for (const { from, to } of outages.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const until = Math.min(to.getTime(), end)
    lost += Math.max(0, until - Math.max(from.getTime(), reached))
    reached = Math.max(reached, until)
  }
  return lost / (end - begin)
}
