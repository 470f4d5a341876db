import { describe, expect, test } from 'vitest'
import { coloursOf, sharedOf } from './colours.ts'
import { echartsTheme } from './echarts.ts'
import { themeIds } from './tokens.ts'
import { variablesOf } from './variables.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** How far apart two colours are seen (Euclidean in OKLab): below about 0.1 they are two shades of one colour. */
function apartBy(one: string, other: string): number {
  const [first, second] = [one, other].map(okLab) as [number[], number[]]
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)))
}
function okLab(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const shown = themeIds.flatMap(id => [false, true].map(isDark => ({ id, isDark })))

describe.each(shown)('theme $id, dark: $isDark', theme => {
  const colours = coloursOf(theme)
  const shared = sharedOf(theme)
  test('every text can be read on its ground (WCAG AA, 4.5:1)', () => {
    const grounds = [colours.panelBg, colours.pageBg, colours.sunkenBg, colours.primaryBg]
    const inks = [
      colours.text,
      colours.textSecondary,
      colours.link,
      colours.primary,
      ...Object.values(shared.sentiment),
      ...Object.values(shared.level),
    ]
    const onNav: [string, string][] = [
      [colours.navText, colours.navBg],
      [colours.navText, colours.navHoverBg],
      [colours.navActive, colours.navActiveBg],
      [colours.navMark, colours.navBg],
      [colours.onAccent, colours.primary],
      [colours.onAccent, colours.primaryHover],
      [colours.onAccent, colours.primaryActive],
      [colours.onAccent, shared.danger],
      ...(['positive', 'neutral', 'negative'] as const).map((name): [string, string] => [
        shared.sentiment[name],
        shared.sentimentBg[name],
      ]),
      ...([1, 2, 3, 4] as const).map((level): [string, string] => [shared.level[level], shared.levelBg[level]]),
      [shared.added, shared.addedBg],
      [shared.danger, shared.lostBg],
      ...grounds.map((ground): [string, string] => [shared.danger, ground]),
      [colours.text, shared.hitBg],
      [colours.text, shared.nearBg],
    ]
    const pairs = [...onNav, ...grounds.flatMap(ground => inks.map(ink => [ink, ground] as const))]
    expect(pairs.filter(([ink, ground]) => contrast(ink, ground) < 4.5)).toEqual([])
  })

  test('what went wrong is told from the accent and from links', () => {
    for (const accent of [colours.primary, colours.link])
      for (const wrong of [shared.danger, shared.lost]) expect(apartBy(accent, wrong)).toBeGreaterThan(0.12)
  })

  test('edges of controls can be seen (3:1)', () => {
    expect(contrast(colours.borderStrong, colours.panelBg)).toBeGreaterThanOrEqual(3)
  })

  test('what charts draw can be seen on a panel (3:1, and 2:1 for the quiet fill of what is neutral)', () => {
    const fills = [...colours.chart, shared.sentimentFill.positive, shared.sentimentFill.negative]
    expect(fills.filter(fill => contrast(fill, colours.panelBg) < 2.9)).toEqual([])
    expect(contrast(shared.sentimentFill.neutral, colours.panelBg)).toBeGreaterThanOrEqual(1.7)
  })

  test('all libraries get their colours from it', () => {
    expect(Object.values(variablesOf(theme)).every(value => /^(#[0-9A-F]{6}|transparent)$/i.test(value))).toBe(true)
    expect(variablesOf(theme)['--sentiment-fill-positive']).toBe(shared.sentimentFill.positive)
    expect(variablesOf(theme)['--chart-10']).toBe(colours.chart[9])
    expect(echartsTheme(theme).color).toEqual(colours.chart)
    expect(echartsTheme(theme, 'wall').color[0]).toBe(colours.wallAccent)
  })
})
