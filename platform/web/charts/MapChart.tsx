import { useMemo } from 'react'
import { count } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { useAppearance } from '../theme/appearance.ts'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { figureAt } from './chart-data.ts'
import styles from './charts.module.css'
import { mixed } from './colours.ts'
import { highestOf, type MapGround, nextPlace, stepsOf } from './map.ts'
import { groundLoader, outlineDrawing, tileDrawing } from './map-drawings.ts'
import { chartStrings } from './strings.ts'

export interface MapProps {
  map: MapGround
}

/** Figures by place, the stronger the more: equal tiles, or outlines. Rows without a place on the map stand beneath it. One series. */
export function MapChart({ data, map, onOpen, ...props }: ChartProps & MapProps) {
  const t = useWords(chartStrings)
  const locale = useAppearance(state => state.locale)
  const { name, outlines } = map.kind === 'outlines' ? map : nowhere
  // The same while figures change: another loader draws the chart from the beginning.
  const load = useMemo(() => groundLoader(name, outlines), [name, outlines])
  const drawing = useMemo<Drawing>(() => {
    const most = highestOf(data)
    const shown = data.rows.flatMap((_, row) => (map.places[row] ? [row] : []))
    const figures = { data, shown, most, said: (value: number) => count(value, locale) }
    const drawn = map.kind === 'tiles' ? tileDrawing({ ...figures, map }) : outlineDrawing({ ...figures, map })
    return {
      kind: 'among',
      load,
      option: drawn.option,
      pointAt: ({ dataIndex }) => {
        const row = shown[dataIndex]
        return row === undefined ? null : { row, series: 0 }
      },
      placeOf: ({ row }) => ({ seriesIndex: 0, dataIndex: shown.indexOf(row) }),
      step: ({ row }, key) => {
        const next = nextPlace(drawn.places, row, key)
        return next === null ? null : { row: next, series: 0 }
      },
      keys: colours =>
        stepsOf(most).map(({ from, to, strength }) => ({
          name: from === to ? count(from, locale) : t('fromTo', { from: count(from, locale), to: count(to, locale) }),
          colour: mixed(colours.main, colours.ground, strength),
        })),
    }
  }, [data, map, load, locale, t])
  const aside = data.rows.flatMap((name, row) => {
    const value = figureAt(data, { row, series: 0 })
    return map.places[row] || !value ? [] : [{ name, row, value }]
  })
  return (
    <ChartView
      {...props}
      data={data}
      drawing={drawing}
      {...(onOpen && { onOpen })}
      {...(aside.length > 0 && {
        beside: aside.map(({ name, row, value }) => (
          <button key={name} type="button" className={styles.aside} onClick={() => onOpen?.({ row, series: 0 })}>
            {name} {count(value, locale)}
          </button>
        )),
      })}
    />
  )
}

const nowhere = { name: '', outlines: null }
