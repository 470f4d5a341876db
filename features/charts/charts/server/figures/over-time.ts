/** What figures over time say besides their numbers: rows in which collection was disturbed, and an earlier stretch. Pure. */
import { type Disturbances, type Earlier, hatchedRows } from '../../contract.ts'
import type { Figure } from './figure.ts'
import type { FigureWords } from './words.ts'

/** Hatched where it is drawn, a column of words in the table; as it was where nothing was disturbed. The first cells of the table are moments. */
export function withDisturbed(figure: Figure, disturbances: Disturbances, w: FigureWords): Figure {
  const { data, table } = figure
  const hatched = hatchedRows(
    disturbances,
    table.rows.map(([at]) => (at instanceof Date ? at.toISOString() : '')),
  )
  if (hatched.length === 0) return figure
  const isIn = (row: number) => hatched.some(([from, to]) => row >= from && row < to)
  return {
    ...figure,
    data: { ...data, hatched },
    table: {
      columns: [...table.columns, { title: w.t('lacksLine') }],
      rows: table.rows.map((row, at) => [...row, isIn(at) ? w.t('rowDisturbed') : null]),
    },
  }
}

/** The same points of the earlier stretch beside it, each with its own moment; and why no change is told, where none is. */
export function withEarlier(figure: Figure, earlier: Earlier, name: string, w: FigureWords): Figure {
  const { data, table, note } = figure
  const silent = earlier.state === 'known' ? null : w.t(`against_${earlier.state}`, { name })
  const span = { from: w.exactMoment(earlier.from), to: w.exactMoment(earlier.to) }
  const line = w.t('againstLine', { name, ...span, count: String(earlier.total.count) })
  const text = [note, line, silent].filter(Boolean).join(' · ')
  // Point by point, or not at all.
  if (earlier.points.length !== table.rows.length) return { ...figure, note: text }
  return {
    ...figure,
    data: { ...data, series: [...data.series, { name, values: earlier.points.map(({ count }) => count) }] },
    table: {
      columns: [...table.columns, { title: w.t('earlierTime', { name }), width: 24 }, { title: name }],
      rows: table.rows.map((row, at) => {
        const then = earlier.points[at]
        return [...row, then ? new Date(then.from) : null, then?.count ?? null]
      }),
    },
    note: text,
  }
}
