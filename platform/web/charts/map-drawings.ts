/** The two grounds of a map as ECharts draws them: tiles by hand, outlines by its own series. */
import type { ChartData } from '@guanlan/platform/contract'
import type { Drawing } from './ChartView.tsx'
import { figureAt } from './chart-data.ts'
import { type ChartColours, mixed, readable } from './colours.ts'
import { strengthOf } from './heat.ts'
import type { MapGround, MapOutlines } from './map.ts'
import { tip } from './tip.ts'

interface Asked<G> {
  data: ChartData
  /** Rows that have a place, in the order in which they are drawn. */
  shown: readonly number[]
  most: number
  said: (value: number) => string
  map: G
}
interface Drawn extends Required<Pick<Drawing, 'option'>> {
  /** Where each row lies, across and down. */
  places: readonly (readonly [number, number] | null)[]
}

const figureOf = (data: ChartData, row: number) => figureAt(data, { row, series: 0 }) ?? 0
const fillOf = (value: number, most: number, { main, ground }: ChartColours) =>
  mixed(main, ground, strengthOf(value, most))
const tooltip = (shown: readonly number[], say: (point: { row: number; series: number }) => string) => ({
  confine: true,
  formatter: ({ dataIndex }: { dataIndex: number }) => {
    const row = shown[dataIndex]
    return row === undefined ? '' : tip(say({ row, series: 0 }))
  },
})

interface DrawApi {
  coord: (at: readonly number[]) => readonly [number, number]
  size: (of: readonly number[]) => readonly [number, number]
}
/** Pixels between two tiles, and from which a tile has room for its number. */
const [gap, roomy] = [3, 27]

export function tileDrawing({
  data,
  shown,
  most,
  said: format,
  map,
}: Asked<Extract<MapGround, { kind: 'tiles' }>>): Drawn {
  const tiles = shown.map(row => map.places[row] as { column: number; row: number; label: string })
  const span = (of: 'column' | 'row') =>
    Array.from({ length: Math.max(0, ...tiles.map(tile => tile[of])) + 1 }, (_, at) => String(at))
  return {
    places: map.places.map(place => place && [place.column, place.row]),
    option: (colours, say) => ({
      grid: { left: 4, right: 4, top: 4, bottom: 4 },
      tooltip: tooltip(shown, say),
      xAxis: { type: 'category', data: span('column'), show: false },
      yAxis: { type: 'category', data: span('row'), inverse: true, show: false },
      series: [
        {
          type: 'custom',
          encode: { x: 0, y: 1 },
          data: tiles.map((tile, at) => [tile.column, tile.row, figureOf(data, shown[at] ?? 0)]),
          renderItem: ({ dataIndex }: { dataIndex: number }, api: DrawApi) => {
            const tile = tiles[dataIndex] ?? { column: 0, row: 0, label: '' }
            const value = figureOf(data, shown[dataIndex] ?? 0)
            const [x, y] = api.coord([tile.column, tile.row])
            const [width, height] = api.size([1, 1]).map(size => size - gap) as [number, number]
            const fill = fillOf(value, most, colours)
            const ink = readable(fill, [colours.ground, colours.text])
            const hasRoom = value > 0 && height >= roomy
            const line = (text: string, down: number, size: number) => ({
              type: 'text',
              silent: true,
              style: {
                text,
                x,
                y: y + down,
                fill: ink,
                fontSize: size,
                align: 'center',
                verticalAlign: 'middle',
                width: width - 2,
                overflow: 'truncate',
              },
            })
            return {
              type: 'group',
              children: [
                {
                  type: 'rect',
                  shape: { x: x - width / 2, y: y - height / 2, width, height, r: 3 },
                  style: { fill, stroke: colours.line, lineWidth: 1 },
                  emphasis: { style: { stroke: colours.text, lineWidth: 2 } },
                },
                line(tile.label, hasRoom ? -height / 5 : 0, Math.min(colours.size, height / 2)),
                ...(hasRoom ? [line(format(value), height / 4, Math.min(colours.size - 1, height / 2.6))] : []),
              ],
            }
          },
        },
      ],
    }),
  }
}

/** The parts of ECharts that a ground is drawn with; a map's outlines are made known to it. */
export const groundLoader = (name: string, outlines: MapOutlines | null): NonNullable<Drawing['load']> =>
  outlines === null
    ? () => import('./echarts-more.ts')
    : async () => {
        const echarts = await import('./echarts-map.ts')
        echarts.registerMap(name, outlines as never)
        return echarts
      }

/** Latitudes are drawn this much longer than longitudes, as maps of the middle latitudes are. */
const aspect = 0.78

export function outlineDrawing({
  data,
  shown,
  most,
  said: format,
  map,
}: Asked<Extract<MapGround, { kind: 'outlines' }>>): Drawn {
  const { name, outlines, places } = map
  const centres = new Map(outlines.features.map(({ properties }) => [properties.adcode, properties.cp]))
  const isDrawn = new Set(shown.map(row => places[row]))
  /** Of no row: a line that is no division, or a place that the figures do not know. Drawn all the same. */
  const others = [...new Set(outlines.features.map(({ properties }) => properties.adcode))].filter(
    code => !isDrawn.has(code),
  )
  return {
    places: places.map(code => {
      const [east, north] = (code && centres.get(code)) || []
      return east === undefined || north === undefined ? null : [east * aspect, -north]
    }),
    option: (colours, say) => ({
      tooltip: tooltip(shown, say),
      series: [
        {
          type: 'map',
          map: name,
          nameProperty: 'adcode',
          aspectScale: aspect,
          roam: false,
          selectedMode: false,
          ...{ left: 4, right: 4, top: 4, bottom: 4 },
          labelLayout: { hideOverlap: true },
          itemStyle: { borderColor: colours.quiet, borderWidth: 0.6 },
          emphasis: { label: { show: false }, itemStyle: { borderColor: colours.text, borderWidth: 1.6 } },
          data: [
            ...shown.map(row => {
              const value = figureOf(data, row)
              const fill = fillOf(value, most, colours)
              return {
                name: places[row] ?? '',
                value,
                itemStyle: { areaColor: fill },
                emphasis: { itemStyle: { areaColor: fill } },
                label: {
                  show: value > 0,
                  formatter: format(value),
                  fontSize: colours.size - 2,
                  color: readable(fill, [colours.ground, colours.text]),
                },
              }
            }),
            ...others.map(code => {
              const isLine = !/^\d{6}$/.test(code)
              const look = { areaColor: isLine ? colours.quiet : fillOf(0, most, colours), borderColor: colours.quiet }
              return {
                name: code,
                value: null,
                silent: true,
                itemStyle: look,
                emphasis: { disabled: true, itemStyle: look },
                label: { show: false },
                tooltip: { show: false },
              }
            }),
          ],
        },
      ],
    }),
  }
}
