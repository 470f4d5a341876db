import {
  Disturbance,
  endsOf,
  hatchedRows,
  markedColumns,
  useDisturbances,
  useNotes,
} from '@guanlan/features/charts/charts/web'
import { type ChartData, LineChart, SkeletonRows, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { FullTrend } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { Open } from '../behind/use-open.ts'
import { type Of, useTrend } from './use-results.ts'

/** Its course, with own pieces and copies, where each release was sent, and what people noted; a point opens its articles. */
export function Trend({ of, onOpen }: { of: Of; onOpen: Open }) {
  const trend = useTrend(of).data
  return trend ? <Course of={of} trend={trend} onOpen={onOpen} /> : <SkeletonRows rows={6} />
}

function Course({ of, trend, onOpen }: { of: Of; trend: FullTrend; onOpen: Open }) {
  const t = useWords(strings)
  const format = useFormat()
  const mayRead = useMay()('charts.view')
  const disturbances = useDisturbances(mayRead ? trend.range.from : undefined, trend.range.to)
  const notes = useNotes(t('trend'), { from: trend.range.from, to: trend.range.to })
  // Notes of a monitor belong to its own charts.
  const ofAll = useMemo(() => notes.marks.filter(({ note }) => note?.monitorId === null), [notes.marks])
  const data = useMemo<ChartData>(() => {
    const { points } = trend
    const marks = [...marksOf(trend), ...notedOf(ofAll, trend)]
    return {
      head: t('time'),
      hatched: hatchedRows(
        disturbances,
        points.map(({ at }) => at),
      ),
      rows: points.map(({ at }) =>
        trend.unit === 'hour' ? format.moment(at).slice(5, 16) : format.moment(at).slice(0, 10),
      ),
      series: [
        { name: t('figure_articles'), values: points.map(({ count }) => count) },
        { name: t('figure_negative'), values: points.map(({ negative }) => negative), tone: 'negative' as const },
        { name: t('copies'), values: points.map(({ copies }) => copies) },
        { name: t('figure_ownPieces'), values: points.map(({ ownPieces }) => ownPieces) },
        ...(points.some(({ usual }) => typeof usual === 'number')
          ? [{ name: t('usual'), values: points.map(({ usual }) => usual ?? null) }]
          : []),
      ],
      ...(marks.length > 0 && { marks }),
    }
  }, [t, format, trend, ofAll, disturbances])
  const filters = [{ field: 'activity' as const, is: 'is' as const, values: [String(of.id)] }]
  return (
    <>
      <LineChart
        title={t('trend')}
        data={data}
        empty={t('noArticles')}
        note={
          <>
            <Disturbance of={disturbances} /> {mayRead && notes.button}
          </>
        }
        onNote={row => mayRead && notes.open({ from: trend.points[row]?.at ?? trend.range.to, until: null })}
        onOpen={({ row, series }) => {
          const range = rangeOfPoint(trend, row)
          if (!range || series > 1) return
          const narrowed = series === 1 ? [{ field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }] : []
          onOpen(
            data.rows[row] ?? '',
            { of: 'articles', filters: [...filters, ...narrowed], fold: false },
            { from: range.from, to: range.to },
          )
        }}
      />
      {notes.drawer}
    </>
  )
}

const notedOf = (notes: ReturnType<typeof useNotes>['marks'], { points }: FullTrend) =>
  markedColumns(notes, endsOf(points.map(({ at }) => at))).flatMap(({ from, to, marks }) =>
    marks.map(({ text }) => ({ from, to, text })),
  )

/** Releases at the point in which they were sent. */
const marksOf = ({ points, marks }: FullTrend) =>
  marks.map(({ at, text }) => {
    const row = Math.max(
      0,
      points.findLastIndex(point => point.at <= at),
    )
    return { from: row, to: row + 1, text }
  })

function rangeOfPoint({ points, range }: FullTrend, row: number): { from: string; to: string } | null {
  const ends = endsOf(points.map(({ at }) => at))
  const [from, to] = [ends[row], ends[row + 1]]
  if (from === undefined || to === undefined) return null
  // The first and the last point are cut where the range is.
  return {
    from: new Date(Math.max(from, Date.parse(range.from))).toISOString(),
    to: new Date(Math.min(to - 1, Date.parse(range.to))).toISOString(),
  }
}
