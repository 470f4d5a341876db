import { useMemo } from 'react'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import type { ChartColours } from './colours.ts'
import { heightsOf, type LanePoint, ticksOf, widthOfPoint } from './lanes.ts'
import { tip } from './tip.ts'

export interface Lanes {
  /** From top to bottom. */
  names: readonly string[]
  /** One a row of the data. */
  points: readonly LanePoint[]
  /** From row to row; what is not sure is a broken line. */
  links: readonly { from: number; to: number; isSure: boolean }[]
  /** How a moment stands on the axis. */
  format: (at: number) => string
}

interface DrawApi {
  coord: (point: readonly [number, number]) => [number, number]
  value: (at: number) => number
}

/** Points over time in lanes, larger for more, with lines from each to where it comes from. Rows are the points, the first series says how much. */
export function LaneChart({ data, lanes, ...props }: ChartProps & { lanes: Lanes }) {
  const drawing = useMemo<Drawing>(() => {
    const { names, points, links, format } = lanes
    const heights = heightsOf(points)
    const largest = Math.max(1, ...points.map(({ size }) => size))
    const ticks = ticksOf(points)
    const [first = 0, last = 0] = [ticks[0], ticks.at(-1)]
    const edge = Math.max(1, (last - first) * 0.03)
    const spot = (row: number) => [points[row]?.at ?? 0, heights[row] ?? 0] as const
    return {
      kind: 'among',
      load,
      pointAt: ({ seriesIndex, dataIndex }) => (seriesIndex === 1 ? { row: dataIndex, series: 0 } : null),
      placeOf: ({ row }) => ({ seriesIndex: 1, dataIndex: row }),
      option: (colours, say) => ({
        grid: { left: 8, right: 16, top: 8, bottom: 4, containLabel: true },
        tooltip: {
          confine: true,
          formatter: ({ dataIndex: row }: { dataIndex: number }) =>
            tip(
              say({ row, series: 0 }),
              (data.more ?? []).map(({ name, values }) => ({
                colour: colours.line,
                text: `${name}  ${values[row] ?? ''}`,
              })),
            ),
        },
        xAxis: {
          type: 'value',
          min: first - edge,
          max: last + edge,
          splitLine: { show: false },
          axisTick: { customValues: ticks },
          axisLabel: { customValues: ticks, formatter: format, hideOverlap: true },
        },
        yAxis: {
          type: 'value',
          inverse: true,
          min: -0.5,
          max: names.length - 0.5,
          axisLine: { show: false },
          axisTick: { show: false },
          splitLine: { show: true, lineStyle: { color: colours.line } },
          // Between two lanes lies a line, in the middle of each its name.
          interval: 1,
          axisLabel: {
            customValues: names.map((_, lane) => lane),
            formatter: (lane: number) => names[lane] ?? '',
            color: colours.text,
          },
        },
        series: [
          {
            type: 'custom',
            silent: true,
            clip: true,
            z: 1,
            data: links.map(({ from, to }) => [...spot(from), ...spot(to)]),
            encode: { x: [0, 2], y: [1, 3] },
            renderItem: ({ dataIndex }: { dataIndex: number }, api: DrawApi) => {
              const [x1, y1] = api.coord([api.value(0), api.value(1)])
              const [x2, y2] = api.coord([api.value(2), api.value(3)])
              const bend = (x1 + x2) / 2
              return {
                type: 'bezierCurve',
                shape: { x1, y1, x2, y2, cpx1: bend, cpy1: y1, cpx2: bend, cpy2: y2 },
                style: {
                  fill: 'none',
                  stroke: colours.quiet,
                  lineWidth: 1,
                  opacity: 0.55,
                  ...(!links[dataIndex]?.isSure && { lineDash: [4, 4] }),
                },
              }
            },
          },
          {
            type: 'custom',
            z: 3,
            data: points.map((_, row) => spot(row)),
            renderItem: ({ dataIndex: row }: { dataIndex: number }, api: DrawApi) => {
              const [cx, cy] = api.coord([api.value(0), api.value(1)])
              const r = widthOfPoint(points[row]?.size ?? 0, largest) / 2
              if (points[row]?.isHatched) return hatchedPoint([cx, cy], r, colours)
              return {
                type: 'circle',
                shape: { cx, cy, r },
                style: {
                  fill: data.tones?.[row] ? colours.of({ tone: data.tones[row] }, row) : colours.main,
                  stroke: colours.ground,
                  lineWidth: 1.5,
                },
                emphasis: { style: { stroke: colours.text, lineWidth: 2 } },
              }
            },
          },
        ],
      }),
    }
  }, [data, lanes])
  return <ChartView {...props} data={data} drawing={drawing} />
}

/** Hollow, with three strokes across. */
function hatchedPoint([cx, cy]: [number, number], radius: number, { ground, text }: ChartColours) {
  const r = Math.max(6, radius)
  const strokes = [-0.5, 0, 0.5].map(offset => {
    // A chord of the circle, turned by 45°.
    const [middle, half] = [offset * r * Math.SQRT1_2, Math.sqrt(1 - offset * offset) * r * Math.SQRT1_2]
    return {
      type: 'line',
      shape: { x1: cx + middle - half, y1: cy + middle + half, x2: cx + middle + half, y2: cy + middle - half },
      style: { stroke: text, lineWidth: 1 },
    }
  })
  const ring = { type: 'circle', shape: { cx, cy, r }, style: { fill: ground, stroke: text, lineWidth: 1 } }
  return { type: 'group', children: [ring, ...strokes] }
}

const load = () => import('./echarts-more.ts')
