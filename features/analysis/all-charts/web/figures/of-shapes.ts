/** When in the week things are published, and the volume split by a field. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { SplitField, SplitVolume, WeekHours, WordMoves } from '@guanlan/features/charts/charts/contract'
import { pointOf } from '@guanlan/features/charts/charts/web'
import type { Drawn } from './drawn.ts'
import type { FigureWords } from './words.ts'

const is = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Seven lines of 24 hours; each opens the articles published then. */
export function weekHours(cells: WeekHours, w: FigureWords): Drawn {
  const at = new Map(cells.map(cell => [cell.weekday * 24 + cell.hour, cell.count]))
  const countOf = (weekday: number, hour: number) => at.get(weekday * 24 + hour) ?? 0
  return {
    shape: 'heat',
    data: {
      head: w.weekday,
      rows: weekdays.map(w.weekdayOf),
      series: hours.map(hour => ({
        name: String(hour),
        values: cells.length === 0 ? [] : weekdays.map(weekday => countOf(weekday, hour)),
      })),
    },
    partAt: ({ row, series }) => {
      const [weekday, hour] = [weekdays[row], hours[series]]
      if (weekday === undefined || hour === undefined) return null
      return {
        name: `${w.weekdayOf(weekday)} ${w.hourOf(hour)}`,
        count: countOf(weekday, hour),
        filters: [is('weekday', String(weekday)), is('hour', String(hour))],
        own: null,
      }
    },
    note: w.byClock,
  }
}

const mostMoves = 6

/** Words that rise and, below, words that fall: now and in the time just before, each opened in its time. */
export function wordMoves({ before, risen, fallen, estimated }: WordMoves, w: FigureWords): Drawn {
  const lines = [
    ...risen.slice(0, mostMoves).map(each => ({ ...each, name: `↑ ${each.word}` })),
    ...fallen.slice(0, mostMoves).map(each => ({ ...each, name: `↓ ${each.word}` })),
  ]
  return {
    shape: 'pairs',
    data: {
      head: w.word,
      rows: lines.map(({ name }) => name),
      series: [
        { name: w.nowSeries, values: lines.map(({ count }) => count) },
        { name: w.beforeSeries, values: lines.map(each => each.before) },
      ],
    },
    partAt: ({ row, series }) => {
      const line = lines[row]
      if (!line) return null
      const own = is('keyword', line.word)
      const word = { text: line.word, by: 'keyword' as const }
      const part = { name: line.word, filters: [own], own, word }
      if (series === 0) return { ...part, count: line.count }
      return {
        ...part,
        name: `${line.word} · ${w.beforeSeries}`,
        ownName: line.word,
        count: line.before,
        range: before,
      }
    },
    ...(estimated && { note: w.estimatedWords }),
  }
}

export const splitLooks = ['stacked', 'shares', 'lines'] as const
export type SplitLook = (typeof splitLooks)[number]

const tones = { '1': 'positive', '0': 'neutral', '-1': 'negative' } as const

/**
 * A series for each part. As shares, a point's parts make up 100: of what they add up to, where an article stands in several.
 * @param nameOf a value of the field in words; null: the rest
 */
export function splitVolume(
  { by, unit, points, parts }: SplitVolume,
  look: SplitLook,
  question: { from: string; to: string },
  nameOf: (by: SplitField, value: string | null) => string,
  w: FigureWords,
): Drawn {
  const named = parts.flatMap(({ value }) => value ?? [])
  const together = points.map((_, at) => parts.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0))
  const shown = (count: number, at: number) =>
    look === 'shares' ? Math.round((1000 * count) / (together[at] || 1)) / 10 : count
  const trend = points.map(at => ({ at }))
  return {
    shape: look === 'lines' ? 'line' : 'columns',
    data: {
      head: w.time,
      rows: points.map(at => w.moment(at, unit)),
      series: parts.map(({ value, counts }) => ({
        name: nameOf(by, value),
        values: counts.map(shown),
        ...(by === 'sentiment' && value !== null && { tone: tones[value as '1'] }),
      })),
    },
    partAt: ({ row, series }) => {
      const [part, point] = [parts[series], points[row]]
      if (!part || !point) return null
      // The rest is what none of the parts has; alone, it is everything.
      const own: Filter | null =
        part.value !== null ? is(by, part.value) : named.length > 0 ? { field: by, is: 'isNot', values: named } : null
      return {
        name: `${w.moment(point, unit)} · ${nameOf(by, part.value)}`,
        ownName: nameOf(by, part.value),
        count: part.counts[row] ?? 0,
        filters: own ? [own] : [],
        own,
        range: pointOf({ trend }, row, question),
      }
    },
    note: look === 'shares' ? w.inPercent : by === 'monitor' ? w.inSeveral : unit === 'hour' ? w.hourly : w.daily,
  }
}
