/** The figures of the strip, from the overview. Pure. */
import type { Overview } from '@guanlan/features/charts/charts/contract'

export interface Figure {
  id: 'volume' | 'negativeVolume' | 'negativeShare' | 'interactions' | 'mediaCount'
  value: number
  /** Of the period before; null when it is not known. */
  before: number | null
  /** How the change is said: in percent of before, in points of a share, or as a plain number. */
  changeIn: 'percent' | 'points' | 'number'
  /** More of it is bad news. */
  bad: boolean
  /** By point of the trend; empty where the overview does not say. */
  line: readonly number[]
}

const shareOf = (part: { negative: number; count: number }): number => (part.count ? part.negative / part.count : 0)

export function figuresOf({ total, before, trend }: Overview): Figure[] {
  const counts = trend.map(point => point.count)
  return [
    { id: 'volume', value: total.count, before: before?.count ?? null, changeIn: 'percent', bad: false, line: counts },
    {
      id: 'negativeVolume',
      value: total.negative,
      before: before?.negative ?? null,
      changeIn: 'percent',
      bad: true,
      line: trend.map(point => point.negative),
    },
    {
      id: 'negativeShare',
      value: shareOf(total),
      before: before ? shareOf(before) : null,
      changeIn: 'points',
      bad: true,
      line: trend.map(shareOf),
    },
    {
      id: 'interactions',
      value: total.interactions,
      before: before?.interactions ?? null,
      changeIn: 'percent',
      bad: false,
      line: [],
    },
    { id: 'mediaCount', value: total.media, before: before?.media ?? null, changeIn: 'number', bad: false, line: [] },
  ]
}

/** The change as a number of its own kind: a share of before, points (0.079 → 7.9), or a difference; null when not known. */
export function changeOf({ value, before, changeIn }: Figure): number | null {
  if (before === null) return null
  if (changeIn === 'number') return value - before
  if (changeIn === 'points') return (value - before) * 100
  return before === 0 ? null : value / before - 1
}
