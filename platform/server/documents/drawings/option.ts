/** How ECharts draws figures for paper: no movement, no pointer, every line named. Pure. */
import type { EChartsCoreOption } from 'echarts/core'
import { type ChartPart, colourOf, figure, type Look } from '../document.ts'

/** So many names of columns are all written, on several lines where one is short of room; of more, such as days, some are left out. */
const mostNames = 16

type Drawing = Pick<ChartPart, 'data' | 'drawn'>

/** @param isNarrow less room than half a page: names of parts need more of it */
export function optionOf({ data, drawn }: Drawing, look: Look, isNarrow: boolean): EChartsCoreOption {
  const text = { fontFamily: fontsOf(look), fontSize: 13, color: look.ink }
  const common = { animation: false, textStyle: text, color: [...look.palette] }
  if (drawn === 'share') return { ...common, series: [ringOf(data, look, isNarrow)] }
  const across = drawn === 'bar'
  const category = {
    type: 'category',
    data: data.rows.map(row => short(row, across ? 14 : 24)),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.line } },
    axisLabel: {
      color: look.quiet,
      fontSize: 12,
      ...(drawn === 'line' || data.rows.length > mostNames
        ? { hideOverlap: true }
        : { interval: 0, ...(!across && { width: (isNarrow ? 260 : 600) / data.rows.length, overflow: 'break' }) }),
    },
    ...(across && { inverse: true }),
  }
  const values = {
    type: 'value',
    minInterval: 1,
    splitNumber: 4,
    axisLabel: { color: look.quiet, fontSize: 12, formatter: figure },
    splitLine: { lineStyle: { color: look.line } },
  }
  const isNamed = data.series.length > 1
  return {
    ...common,
    grid: {
      left: 8,
      right: across ? 56 : 20,
      top: isNamed ? 36 : 12,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(isNamed && { legend: { top: 0, left: 'center', itemWidth: 14, itemHeight: 8, textStyle: text } }),
    xAxis: across ? values : category,
    yAxis: across ? category : values,
    series: data.series.map((series, at) => ({
      name: series.name,
      type: drawn === 'line' ? 'line' : 'bar',
      data: series.values,
      itemStyle: { color: colourOf(look, series.tone ?? (across ? null : undefined), at) },
      ...(drawn === 'line' && { showSymbol: data.rows.length <= 16, symbolSize: 6, lineStyle: { width: 2.5 } }),
      ...(drawn === 'stacked' && { stack: 'all' }),
      barMaxWidth: across ? 18 : 32,
      ...(across && !isNamed && { label: { show: true, position: 'right', color: look.ink, formatter: format } }),
    })),
  }
}

const format = ({ value }: { value: number }) => figure(value)

function ringOf(data: ChartPart['data'], look: Look, isNarrow: boolean) {
  const values = data.series[0]?.values ?? []
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return {
    type: 'pie',
    radius: isNarrow ? ['30%', '50%'] : ['42%', '68%'],
    data: data.rows.map((name, row) => ({
      name: short(name, 14),
      value: values[row] ?? 0,
      itemStyle: { color: colourOf(look, data.tones?.[row], row), borderColor: '#FFFFFF', borderWidth: 2 },
    })),
    labelLine: { length: 8, length2: 6 },
    label: {
      color: look.ink,
      fontSize: isNarrow ? 12 : 13,
      ...(isNarrow && { overflow: 'break' }),
      formatter: ({ name, value }: { name: string; value: number }) =>
        `${name}${isNarrow ? '\n' : ' '}${total === 0 ? '0.0' : ((value / total) * 100).toFixed(1)}%`,
    },
  }
}

/** Names in single quotes: ECharts puts them into an attribute as they are. */
export const fontsOf = ({ font }: Look): string =>
  `${font.western}, '${font.eastern}', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif`

const short = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
