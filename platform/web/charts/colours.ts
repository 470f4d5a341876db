/** Colours of charts, by theme. */
import { useMemo } from 'react'
import { useColours } from '../theme/colours.ts'
import { type ChartGround, sentimentColour } from '../theme/echarts.ts'
import { type SentimentName, wall } from '../theme/tokens.ts'

export { mixed } from '../theme/mixed.ts'

export interface ChartColours {
  main: string
  ground: string
  text: string
  quiet: string
  line: string
  palette: readonly string[]
  /** Of text, in pixels. */
  size: number
  /** Of the series at this place. */
  of: (series: { tone?: SentimentName | null | undefined }, at: number) => string
}

export function useChartColours(on: ChartGround): ChartColours {
  const { colours, shared } = useColours()
  return useMemo(() => {
    const { primary, panelBg, text, textSecondary, border, chart, wallAccent } = colours
    const palette = on === 'wall' ? [wallAccent, ...chart.slice(1)] : chart
    return {
      main: on === 'wall' ? wallAccent : primary,
      ground: on === 'wall' ? wall.panel : panelBg,
      text: on === 'wall' ? wall.text : text,
      quiet: on === 'wall' ? wall.textSecondary : textSecondary,
      line: on === 'wall' ? wall.grid : border,
      palette,
      size: on === 'wall' ? 22 : 12,
      of: ({ tone }, at) => (tone ? sentimentColour(tone, on, shared) : (palette[at % palette.length] ?? primary)),
    }
  }, [colours, shared, on])
}

/** Relative luminance, 0 to 1 (WCAG 2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** Which of two colours is read better on a third. Pure. */
export function readable(on: string, [one, other]: readonly [string, string]): string {
  const contrast = (colour: string) => {
    const [light, dark] = [luminance(colour), luminance(on)].sort((a, b) => b - a) as [number, number]
    return (light + 0.05) / (dark + 0.05)
  }
  return contrast(one) >= contrast(other) ? one : other
}
