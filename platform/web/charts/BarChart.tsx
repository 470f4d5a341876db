import { useMemo } from 'react'
import { count } from '../language/count.ts'
import { useAppearance } from '../theme/appearance.ts'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { courseOption, heightOfNames, namesOption, type RowShares, sharesOption } from './course.ts'
import { withHatched } from './hatched.ts'

/**
 * Parts beside each other, or with `stacked` on top of each other; `horizontal` where the rows have names to be read.
 * `shares`, upright and stacked: columns are filled to 100 percent by them, while tip, table and what opens keep the figures.
 */
export function BarChart({
  data,
  stacked = false,
  horizontal = false,
  shares,
  ...props
}: ChartProps & { stacked?: boolean; horizontal?: boolean; shares?: RowShares | undefined }) {
  const locale = useAppearance(state => state.locale)
  const drawing = useMemo<Drawing>(() => {
    const format = (value: number) => count(value, locale)
    return {
      kind: horizontal ? 'among' : 'over',
      legend: data.series.length > 1,
      pointAt: ({ seriesIndex, dataIndex }) => ({ series: seriesIndex, row: dataIndex }),
      placeOf: ({ series, row }) => ({ seriesIndex: series, dataIndex: row }),
      option: colours => {
        const option = {
          ...(shares
            ? sharesOption(data, colours, shares)
            : horizontal
              ? namesOption(data, colours, format)
              : courseOption(data, colours, format)),
          series: data.series.map((series, at) => ({
            type: 'bar',
            name: series.name,
            data: shares?.[at] ?? series.values,
            ...((stacked || shares) && { stack: 'all' }),
            barMaxWidth: horizontal ? 16 : 28,
            itemStyle: { color: colours.of(series, at) },
            emphasis: { focus: 'series' },
            // The figure at the end of a bar, where nothing is stacked on it.
            ...(horizontal &&
              !stacked &&
              data.series.length === 1 && {
                label: {
                  show: true,
                  position: 'right',
                  color: colours.text,
                  formatter: ({ value }: { value: number }) => format(value),
                },
              }),
          })),
        }
        return withHatched(option, horizontal ? { ...data, hatched: [] } : data, colours)
      },
    }
  }, [data, stacked, horizontal, shares, locale])
  const room = horizontal && { height: Math.max(props.height ?? 240, heightOfNames(data.rows.length)) }
  return <ChartView {...props} {...room} data={data} drawing={drawing} />
}
