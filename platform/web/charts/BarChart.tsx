import { useMemo } from 'react'
import { count } from '../language/count.ts'
import { useAppearance } from '../theme/appearance.ts'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { courseOption, namesOption } from './course.ts'
import { withHatched } from './hatched.ts'

/** Parts beside each other, or with `stacked` on top of each other; `horizontal` where the rows have names to be read. */
export function BarChart({
  data,
  stacked = false,
  horizontal = false,
  ...props
}: ChartProps & { stacked?: boolean; horizontal?: boolean }) {
  const locale = useAppearance(state => state.locale)
  const drawing = useMemo<Drawing>(() => {
    const said = (value: number) => count(value, locale)
    return {
      kind: horizontal ? 'among' : 'over',
      legend: data.series.length > 1,
      pointAt: ({ seriesIndex, dataIndex }) => ({ series: seriesIndex, row: dataIndex }),
      placeOf: ({ series, row }) => ({ seriesIndex: series, dataIndex: row }),
      option: colours => {
        const option = {
          ...(horizontal ? namesOption(data, colours, said) : courseOption(data, colours, said)),
          series: data.series.map((series, at) => ({
            type: 'bar',
            name: series.name,
            data: series.values,
            ...(stacked && { stack: 'all' }),
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
                  formatter: ({ value }: { value: number }) => said(value),
                },
              }),
          })),
        }
        return withHatched(option, horizontal ? { ...data, hatched: [] } : data, colours)
      },
    }
  }, [data, stacked, horizontal, locale])
  return <ChartView {...props} data={data} drawing={drawing} />
}
