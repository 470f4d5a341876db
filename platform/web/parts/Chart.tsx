import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../language/words.ts'
import { useAppearance } from '../theme/appearance.ts'
import { type ChartGround, echartsTheme } from '../theme/echarts.ts'
import { wantsStillness } from '../theme/follow.ts'
import { drawInTurn, forgetTurn } from './in-turn.ts'
import { partStrings } from './strings.ts'

export interface ChartClick {
  seriesName: string
  seriesIndex: number
  name: string
  dataIndex: number
  value: unknown
}

/** The numbers of a chart as a table, for those who read and do not see. */
export interface ChartTable {
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/**
 * A line or bar chart. Takes an ECharts option without colours of its own and a click that opens the articles behind a part.
 * `label` is the sentence a screen reader hears; `table` holds the same numbers. It animates once, and its axes stay while data changes.
 */
export function Chart({
  label,
  option,
  table,
  height = 216,
  ground = 'panel',
  load = lineAndBar,
  onPick,
  onReady,
  children,
}: {
  label: string
  option: EChartsCoreOption
  /** Without it the chart offers its figures itself. */
  table?: ChartTable
  height?: number | string
  ground?: ChartGround
  /** The parts of ECharts it is drawn with. */
  load?: () => Promise<Pick<typeof import('./echarts.ts'), 'init'>>
  onPick?: (part: ChartClick) => void
  /** After each drawing: to place HTML notes by `convertToPixel`. */
  onReady?: (chart: EChartsType) => void
  /** Notes over the picture. */
  children?: ReactNode
}) {
  const id = useAppearance(state => state.theme)
  const isDark = useAppearance(state => state.isDark)
  const place = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<EChartsType | null>(null)
  const latest = useRef({ onPick, onReady })
  useEffect(() => {
    latest.current = { onPick, onReady }
  })

  useEffect(() => {
    let live: EChartsType | null = null
    let gone = false
    const fit = () => {
      live?.resize()
      // Before the first option there is nothing whose place could be asked for.
      if (live?.getOption()) latest.current.onReady?.(live)
    }
    const watch = new ResizeObserver(() => drawInTurn(fit))
    void load().then(({ init }) => {
      if (gone || !place.current) return
      live = init(place.current, echartsTheme({ id, isDark }, ground), { renderer: 'svg' })
      live.on('click', part => latest.current.onPick?.(part as unknown as ChartClick))
      watch.observe(place.current)
      setChart(live)
    })
    return () => {
      gone = true
      forgetTurn(fit)
      watch.disconnect()
      live?.dispose()
      setChart(null)
    }
  }, [id, isDark, ground, load])

  useEffect(() => {
    if (!chart) return
    chart.setOption({ animation: !chart.getOption() && !wantsStillness(), ...option }, { replaceMerge: ['series'] })
    latest.current.onReady?.(chart)
  }, [chart, option])

  return (
    <figure className="chart" style={{ height }}>
      <div ref={place} className="chart-picture" role="img" aria-label={label} />
      {children}
      {table && <UnseenTable label={label} table={table} />}
    </figure>
  )
}

const lineAndBar = () => import('./echarts.ts')

/** A table is as high as its rows, whatever it is told: what stands around it is not. */
function UnseenTable({ label, table }: { label: string; table: ChartTable }) {
  const t = useWords(partStrings)
  return (
    <div className="unseen">
      <table>
        <caption>{t('tableOf', { title: label })}</caption>
        <thead>
          <tr>
            {table.head.map(cell => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of figures have no other identity
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
