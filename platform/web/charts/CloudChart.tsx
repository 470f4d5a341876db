import { type CloudShape, type PlacedWord, placeWords } from '@guanlan/platform/contract'
import { useMemo } from 'react'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { tip } from './tip.ts'

interface DrawApi {
  getWidth: () => number
  getHeight: () => number
}

/** Words, larger for more. Rows are the words, the first series says how much; `tones` colour those that lean. */
export function CloudChart({ data, shape, ...props }: ChartProps & { shape?: CloudShape }) {
  const drawing = useMemo<Drawing>(() => {
    const words = data.rows.map((text, row) => ({ text, value: data.series[0]?.values[row] ?? 0 }))
    let known = { room: '', places: new Map<number, PlacedWord>() }
    const placesIn = (width: number, height: number) => {
      const room = `${width} ${height}`
      if (known.room !== room)
        known = { room, places: new Map(placeWords(words, width, height, shape).map(each => [each.row, each])) }
      return known.places
    }
    return {
      kind: 'among',
      load,
      pointAt: ({ dataIndex }) => ({ row: dataIndex, series: 0 }),
      placeOf: ({ row }) => ({ seriesIndex: 0, dataIndex: row }),
      option: (colours, say) => ({
        tooltip: {
          confine: true,
          formatter: ({ dataIndex }: { dataIndex: number }) => tip(say({ row: dataIndex, series: 0 })),
        },
        series: [
          {
            type: 'custom',
            coordinateSystem: 'none',
            data: words.map(({ value }) => value),
            renderItem: ({ dataIndex: row }: { dataIndex: number }, api: DrawApi) => {
              const place = placesIn(api.getWidth(), api.getHeight()).get(row)
              if (!place) return null
              return {
                type: 'text',
                x: place.x,
                y: place.y,
                style: {
                  text: words[row]?.text ?? '',
                  align: 'center',
                  verticalAlign: 'middle',
                  fontSize: place.size,
                  fontWeight: place.size > 26 ? 600 : 400,
                  fill: data.tones?.[row]
                    ? colours.of({ tone: data.tones[row] }, row)
                    : row < 3
                      ? colours.main
                      : colours.text,
                },
                emphasis: { style: { fill: colours.main, textBorderWidth: 0 } },
              }
            },
          },
        ],
      }),
    }
  }, [data, shape])
  return <ChartView {...props} data={data} drawing={drawing} />
}

const load = () => import('./echarts-more.ts')
