import { useMemo } from 'react'
import { count, exact, percent } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { useAppearance } from '../theme/appearance.ts'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { figureAt, totalOf } from './chart-data.ts'
import { chartStrings } from './strings.ts'
import { tip } from './tip.ts'

/** Parts of one whole as a ring, each named with its share; the whole stands in the middle. More than eight parts read better as bars. */
export function ShareChart({ data, ...props }: ChartProps) {
  const t = useWords(chartStrings)
  const locale = useAppearance(state => state.locale)
  const drawing = useMemo<Drawing>(() => {
    const [series] = data.series
    const total = series ? totalOf(series) : 0
    return {
      kind: 'among',
      load,
      pointAt: ({ dataIndex }) => ({ series: 0, row: dataIndex }),
      placeOf: ({ row }) => ({ seriesIndex: 0, dataIndex: row }),
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
          formatter: ({ dataIndex }: { dataIndex: number }) => tip(say({ series: 0, row: dataIndex })),
        },
        title: {
          text: count(total, locale),
          subtext: series?.name ?? '',
          left: 'center',
          top: 'center',
          itemGap: 2,
          textStyle: { fontSize: colours.size * 1.7, fontWeight: 600, color: colours.text },
          subtextStyle: { fontSize: colours.size, color: colours.quiet },
        },
        series: [
          {
            type: 'pie',
            radius: ['48%', '68%'],
            data: data.rows.map((name, row) => ({
              name,
              value: series?.values[row] ?? 0,
              itemStyle: {
                color: colours.of({ tone: data.tones?.[row] }, row),
                borderColor: colours.ground,
                borderWidth: 2,
              },
            })),
            label: {
              color: colours.text,
              // In two lines, and without a width of its own: beside the ring of a narrow card it has little room, and is cut to that.
              formatter: ({ name, value }: { name: string; value: number }) =>
                `${name}\n${percent(total ? value / total : 0)}`,
              overflow: 'truncate',
              bleedMargin: 0,
            },
            labelLine: { length: 12, length2: 6 },
            emphasis: { scaleSize: 4 },
          },
        ],
      }),
    }
  }, [data, t, locale])
  return <ChartView {...props} data={data} drawing={drawing} />
}

const load = () => import('./echarts-more.ts')
