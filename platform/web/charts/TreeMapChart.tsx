import { useMemo } from 'react'
import { count, exact, percent } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { useAppearance } from '../theme/appearance.ts'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { figureAt, totalOf } from './chart-data.ts'
import { mixed, readable } from './colours.ts'
import { strengthOf } from './heat.ts'
import { chartStrings } from './strings.ts'
import { tip } from './tip.ts'

/** Many parts of one whole: the area of each is its figure. */
export function TreeMapChart({ data, ...props }: ChartProps) {
  const t = useWords(chartStrings)
  const locale = useAppearance(state => state.locale)
  const drawing = useMemo<Drawing>(() => {
    const [series] = data.series
    const total = series ? totalOf(series) : 0
    const most = Math.max(0, ...(series?.values.map(value => value ?? 0) ?? []))
    // The whole itself is the first of ECharts' figures.
    const rowOf = (dataIndex: number) => dataIndex - 1
    return {
      kind: 'among',
      load,
      pointAt: ({ dataIndex }) => (dataIndex > 0 ? { row: rowOf(dataIndex), series: 0 } : null),
      placeOf: ({ row }) => ({ seriesIndex: 0, dataIndex: row + 1 }),
      say: point => {
        const value = figureAt(data, point) ?? 0
        return t('pointShare', {
          row: data.rows[point.row] ?? '',
          value: exact(value),
          share: percent(total ? value / total : 0),
        })
      },
      option: (colours, say) => ({
        tooltip: {
          confine: true,
          formatter: ({ dataIndex }: { dataIndex: number }) =>
            dataIndex > 0 ? tip(say({ row: rowOf(dataIndex), series: 0 })) : '',
        },
        series: [
          {
            type: 'treemap',
            left: 0,
            right: 0,
            top: 0,
            bottom: 0,
            roam: false,
            nodeClick: false,
            breadcrumb: { show: false },
            sort: false,
            // A name that would be cut to a dot is left to the note beside the pointer.
            label: { overflow: 'truncate', padding: 2 },
            visibleMin: 10,
            itemStyle: { borderColor: colours.ground, borderWidth: 2, gapWidth: 0 },
            emphasis: { itemStyle: { borderColor: colours.text } },
            data: data.rows.map((name, row) => {
              const value = series?.values[row] ?? 0
              const fill = mixed(colours.main, colours.ground, strengthOf(value, most))
              return {
                name,
                value,
                itemStyle: { color: fill },
                label: {
                  color: readable(fill, [colours.ground, colours.text]),
                  // Only the large ones have room for two lines.
                  formatter: value * 40 > total ? `${name}\n${count(value, locale)}` : name,
                },
              }
            }),
          },
        ],
      }),
    }
  }, [data, t, locale])
  return <ChartView {...props} data={data} drawing={drawing} />
}

const load = () => import('./echarts-more.ts')
