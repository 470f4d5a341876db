/** Cells whose strength is their figure. Pure but for what ECharts hands in. */
import type { ChartColours } from './colours.ts'

/** Five steps, so that cells can be compared by eye; nothing is nearly the ground. */
export const strengths = [0.12, 0.32, 0.52, 0.74, 1] as const

/** Opacity of the main colour; 0.04 for nothing. Steps by the square root: one loud hour does not make all others alike. */
export function strengthOf(value: number | null, most: number): number {
  if (!value || most <= 0) return 0.04
  const step = Math.min(4, Math.floor(Math.sqrt(value / most) * 5))
  return strengths[step] ?? 1
}

interface DrawApi {
  value: (dimension: number) => number
  coord: (at: readonly number[]) => readonly [number, number]
  size: (of: readonly number[]) => readonly [number, number]
}

/** A square for each `[column, line, figure]`. */
export const heatSeries = (cells: readonly (readonly [number, number, number | null])[], colours: ChartColours) => {
  const most = Math.max(0, ...cells.map(([, , value]) => value ?? 0))
  return {
    type: 'custom',
    data: cells.map(([column, line, value]) => [column, line, value ?? 0]),
    encode: { x: 0, y: 1 },
    renderItem: (_: unknown, api: DrawApi) => {
      const [x, y] = api.coord([api.value(0), api.value(1)])
      const [width, height] = api.size([1, 1])
      return {
        type: 'rect',
        shape: { x: x - width / 2 + 1, y: y - height / 2 + 1, width: width - 2, height: height - 2, r: 2 },
        style: { fill: colours.main, opacity: strengthOf(api.value(2), most) },
        emphasis: { style: { stroke: colours.text, lineWidth: 2 } },
      }
    },
  }
}
