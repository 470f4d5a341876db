import { useMemo } from 'react'
import { count } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { useAppearance } from '../theme/appearance.ts'
import { bandSeries, expectedAt } from './band.ts'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { courseOption } from './course.ts'
import { withHatched } from './hatched.ts'
import { chartStrings } from './strings.ts'

/** Figures over time, a line each; lines differ by colour and by stroke. `ranks`: the figures are ranks, and the first stands at the top. */
export function LineChart({ data, ranks = false, ...props }: ChartProps & { ranks?: boolean }) {
  const locale = useAppearance(state => state.locale)
  const t = useWords(chartStrings)
  const drawing = useMemo<Drawing>(
    () => ({
      kind: 'over',
      legend: data.series.length > 1,
      // What is drawn beneath and above the lines is no figure.
      pointAt: ({ seriesIndex, dataIndex }) =>
        seriesIndex < data.series.length ? { series: seriesIndex, row: dataIndex } : null,
      placeOf: ({ series, row }) => ({ seriesIndex: series, dataIndex: row }),
      option: colours =>
        withHatched(
          {
            ...courseOption(
              data,
              colours,
              value => count(value, locale),
              ranks,
              row => (data.band ? expectedAt(t, data.band, row) : ''),
            ),
            series: [
              ...data.series.map((series, at) => ({
                type: 'line',
                name: series.name,
                data: data.band ? [...series.values, ...data.band.rows.map(() => null)] : series.values,
                triggerLineEvent: true,
                showSymbol: data.rows.length <= 16 || hasLonePoint(series.values),
                symbolSize: 6,
                itemStyle: { color: colours.of(series, at) },
                lineStyle: { width: 2, type: strokes[at % strokes.length] },
                emphasis: { focus: 'series' },
                ...(data.series.length === 1 && !ranks && { areaStyle: { opacity: 0.07 } }),
              })),
              ...(data.band ? bandSeries(data.band, data.rows.length, colours) : []),
            ],
          },
          data,
          colours,
        ),
    }),
    [data, ranks, locale, t],
  )
  return <ChartView {...props} data={data} drawing={drawing} />
}

const strokes = ['solid', [6, 4], [2, 3], [10, 4, 2, 4]]

/** Between two gaps there is no line to see a point by. Pure. */
const hasLonePoint = (values: readonly (number | null)[]): boolean =>
  values.some((value, at) => value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null)
