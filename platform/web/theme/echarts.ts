/** The theme of charts: hairline axes, direct labels, no smoothing; one palette a theme. */
import { fonts } from './appearance.ts'
import { coloursOf, type ShownTheme } from './colours.ts'
import { type SharedColours, wall } from './tokens.ts'

/** Where a chart stands: on a panel of the product or on a dark big screen. */
export type ChartGround = 'panel' | 'wall'

export function echartsTheme(shown: ShownTheme, ground: ChartGround = 'panel') {
  const colours = coloursOf(shown)
  const onWall = ground === 'wall'
  const text = onWall ? wall.text : colours.text
  const quiet = onWall ? wall.textSecondary : colours.textSecondary
  const line = onWall ? wall.grid : colours.border
  const size = onWall ? 22 : 12
  const axis = {
    axisLine: { lineStyle: { color: onWall ? wall.border : colours.borderStrong } },
    axisTick: { show: false },
    axisLabel: { color: quiet, fontSize: size },
    splitLine: { lineStyle: { color: line, type: [2, 3] } },
  }
  return {
    color: onWall ? [colours.wallAccent, ...colours.chart.slice(1)] : [...colours.chart],
    textStyle: { fontFamily: fonts.text, fontSize: size, color: text },
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: { ...axis, axisLine: { show: false } },
    timeAxis: axis,
    line: { showSymbol: false, symbol: 'circle', symbolSize: 6, lineStyle: { width: 2 }, smooth: false },
    bar: { barMaxWidth: 14 },
    animationDuration: 300,
    animationDurationUpdate: 0,
    animationEasing: 'cubicOut',
    tooltip: {
      backgroundColor: onWall ? wall.panelRaised : colours.panelBg,
      borderColor: line,
      textStyle: { color: text, fontSize: size },
      extraCssText: 'box-shadow:var(--shadow-float);border-radius:6px',
    },
  }
}

/** Colours with a meaning, for series that have one. */
export const sentimentColour = (
  sentiment: keyof SharedColours['sentimentFill'],
  ground: ChartGround,
  { sentimentFill }: Pick<SharedColours, 'sentimentFill'>,
): string => (ground === 'wall' ? wall[sentiment] : sentimentFill[sentiment])
