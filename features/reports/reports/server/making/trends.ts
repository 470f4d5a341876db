/** The course over time as a chart. Pure. */
import type { Overview } from '@guanlan/features/charts/charts/contract'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, ofSentiment } from './behind.ts'
import { type Drawn, tones } from './drawn.ts'
import type { Made } from './made.ts'
import { pointIn } from './moments.ts'
import { wordOf } from './say.ts'
import { peakSentence } from './sentences.ts'

export function trendOf(bySentiment: boolean, made: Made): Drawn {
  const { overview } = made.facts
  const { trend, unit } = overview
  const t = wordOf(made)
  const nameOf = (at: string) => pointIn(made.zone, at, unit)
  const volume = [
    { name: t(words.volume), values: trend.map(({ count }) => count) },
    { name: t(words.negative), values: trend.map(({ negative }) => negative), tone: 'negative' as const },
  ]
  const split = tones.map(tone => ({ name: t(words[tone]), values: trend.map(point => point[tone]), tone }))
  return {
    chart: 'line',
    data: { head: t(words.time), rows: trend.map(({ at }) => nameOf(at)), series: bySentiment ? split : volume },
    sentence: peakSentence(trend, nameOf, made.scope.locale),
    behindRows: trend.map((_, place) => narrowed(made.base, [], rangeOf(trend, place, made))),
    behindSeries: bySentiment
      ? tones.map(tone => ({ filters: [ofSentiment(tone)] }))
      : [{ filters: [] }, { filters: [ofSentiment('negative')] }],
  }
}

/** Of a point: to just before the next one, within the period. */
export function rangeOf(
  trend: Overview['trend'],
  place: number,
  { asked: request }: Made,
): { from: string; to: string } {
  const start = trend[place]?.at ?? ''
  const next = trend[place + 1]?.at
  const end = next ? new Date(Date.parse(next) - 1) : request.to
  return {
    from: new Date(Math.max(Date.parse(start), request.from.getTime())).toISOString(),
    to: new Date(Math.min(end.getTime(), request.to.getTime())).toISOString(),
  }
}
