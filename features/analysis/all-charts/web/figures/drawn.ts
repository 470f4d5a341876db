/** What a panel draws, and which articles each of its figures counts. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { Anomaly } from '@guanlan/features/charts/charts/contract'
import { type ChartMark, endsOf, markedColumns, sentimentIs } from '@guanlan/features/charts/charts/web'
import type { ChartBand, ChartData } from '@guanlan/platform/contract'
import type { ChartPoint, MapGround } from '@guanlan/platform/web'
import type { RegionsQuestion } from './regions-question.ts'

/** One figure of a chart: a bar, a slice, a word, a point. */
export interface Part {
  name: string
  /** Articles that it counts; null where the figure counts readers or reactions and their number comes with the list. */
  count: number | null
  filters: readonly Filter[]
  /** The one filter that takes its articles away when it is turned round; null: it has no such one. */
  own: Filter | null
  /** What that takes away, where it is more than the figure: the whole line of a piece. */
  ownName?: string
  /** A stretch of the time. */
  range?: { from: string; to: string }
  /** Counts every copy of a story, whether the question folds or not. */
  unfolded?: true
  /** It is a place with others in it. */
  inner?: RegionsQuestion
  /** It is a word, found by this filter. */
  word?: { text: string; by: 'keyword' | 'title' }
}

export type Shape = 'line' | 'columns' | 'bars' | 'ring' | 'cloud' | 'heat' | 'pairs' | 'map'

export interface Drawn {
  shape: Shape
  data: ChartData
  /** Of the shape `map`. */
  map?: MapGround
  partAt: (point: ChartPoint) => Part | null
  /** Several series are no parts of one whole: they are not put on top of each other. */
  beside?: true
  /** Said beside the title. */
  note?: string
  /** Why nothing is drawn although there are articles. */
  silent?: string
}

export interface Split {
  count: number
  positive: number
  neutral: number
  negative: number
}
export const sentiments = ['positive', 'neutral', 'negative'] as const
export type SentimentWords = Readonly<Record<(typeof sentiments)[number], string>>

/** One line of a chart with how its articles lean. */
export interface Line extends Split {
  part: Omit<Part, 'count'>
}

/** The same, with rows in which less was seen than there was. */
export const withHatched = (drawn: Drawn, hatched: readonly (readonly [number, number])[]): Drawn =>
  hatched.length === 0 ? drawn : { ...drawn, data: { ...drawn.data, hatched } }

/** The same, with what was noted along its rows. @param points moments at which they begin */
export function withMarks(drawn: Drawn, marks: readonly ChartMark[], points: readonly string[]): Drawn {
  const columns = markedColumns(marks, endsOf(points))
  if (columns.length === 0) return drawn
  const rows = columns.flatMap(({ from, to, marks: here }) => here.map(({ text }) => ({ from, to, text })))
  return { ...drawn, data: { ...drawn.data, marks: rows } }
}

/** The same, with what is out of the usual told at its rows. */
export function withAnomalies(
  drawn: Drawn,
  anomalies: readonly Anomaly[],
  points: readonly { at: string }[],
  format: (anomaly: Anomaly) => string,
): Drawn {
  const rows = anomalies.flatMap(anomaly => {
    const row = points.findIndex(({ at }) => at === anomaly.at)
    return row < 0 ? [] : [{ from: row, to: row + 1, text: format(anomaly) }]
  })
  return rows.length === 0
    ? drawn
    : { ...drawn, data: { ...drawn.data, marks: [...(drawn.data.marks ?? []), ...rows] } }
}

/** The same, with what is expected after its last row. */
export const withBand = (drawn: Drawn, band: ChartBand | null): Drawn =>
  band ? { ...drawn, data: { ...drawn.data, band } } : drawn

/** Lines as bars stacked by sentiment; each piece opens the articles of its line with its sentiment. */
export function bySentiment(head: string, lines: readonly Line[], words: SentimentWords): Drawn {
  return {
    shape: 'bars',
    data: {
      head,
      rows: lines.map(({ part }) => part.name),
      series: sentiments.map(sentiment => ({
        name: words[sentiment],
        tone: sentiment,
        values: lines.map(line => line[sentiment]),
      })),
    },
    partAt: ({ row, series }) => {
      const [line, sentiment] = [lines[row], sentiments[series]]
      if (!line || !sentiment) return null
      return {
        ...line.part,
        name: `${line.part.name} · ${words[sentiment]}`,
        ownName: line.part.name,
        count: line[sentiment],
        filters: [...line.part.filters, sentimentIs(sentiment)],
      }
    },
  }
}

/** Lines with one figure each. */
export function byLine(
  shape: Shape,
  head: string,
  of: string,
  lines: readonly { value: number; part: Part; tone?: 'positive' | 'neutral' | 'negative' | null }[],
): Drawn {
  return {
    shape,
    data: {
      head,
      rows: lines.map(({ part }) => part.name),
      series: [{ name: of, values: lines.map(({ value }) => value) }],
      ...(lines.some(({ tone }) => tone) && { tones: lines.map(({ tone }) => tone ?? null) }),
    },
    partAt: ({ row }) => lines[row]?.part ?? null,
  }
}
