/** A chart as figures: what is drawn of it, and all its numbers as a table. */
import type { ChartData } from '@guanlan/platform/contract'
import type { Cell } from '@guanlan/platform/server'
import type { FigureShape } from '../../contract.ts'
import type { FigureWords } from './words.ts'

export interface FigureTable {
  columns: readonly { title: string; width?: number }[]
  rows: readonly (readonly Cell[])[]
}

export interface Figure {
  /** Null: it is no picture but a table. */
  shape: FigureShape | null
  data: ChartData
  note?: string
  table: FigureTable
}

export interface Split {
  count: number
  positive: number
  neutral: number
  negative: number
}
export const sentiments = ['positive', 'neutral', 'negative'] as const

/** A line of a table with how its articles lean, and what else is known of it. */
export interface Line extends Split {
  name: string
  more?: readonly Cell[]
}

/** Lines as bars stacked by sentiment. @param most that are drawn; the table has all @param more titles of what else is known */
export function bySentiment(
  head: string,
  lines: readonly Line[],
  w: FigureWords,
  { most = lines.length, more = [] }: { most?: number; more?: readonly string[] } = {},
): Figure {
  const shown = lines.slice(0, most)
  return {
    shape: 'bars',
    data: {
      head,
      rows: shown.map(({ name }) => name),
      series: sentiments.map(sentiment => ({
        name: w.t(sentiment),
        tone: sentiment,
        values: shown.map(line => line[sentiment]),
      })),
    },
    table: {
      columns: [
        { title: head, width: 36 },
        { title: w.t('articles') },
        ...sentiments.map(sentiment => ({ title: w.t(sentiment) })),
        ...more.map(title => ({ title })),
      ],
      rows: lines.map(({ name, count, positive, neutral, negative, more: known = [] }) => [
        ...[name, count, positive, neutral, negative],
        ...known,
      ]),
    },
  }
}

/** What is drawn is all there is. @param rows what stands in the first column, where it is no text */
export function plain(shape: FigureShape, data: ChartData, rows: readonly Cell[] = data.rows): Figure {
  return {
    shape,
    data,
    table: {
      columns: [{ title: data.head, width: 24 }, ...data.series.map(({ name }) => ({ title: name }))],
      rows: rows.map((row, at) => [row, ...data.series.map(({ values }) => values[at] ?? null)]),
    },
  }
}
