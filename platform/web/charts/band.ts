/** What is expected after the last row of a line chart: a band beyond it, its middle as a broken line. Pure. */
import type { ChartBand, ChartData } from '@guanlan/platform/contract'
import { exact } from '../language/count.ts'
import type { Translate } from '../language/words.ts'
import type { ChartColours } from './colours.ts'
import type { chartStrings } from './strings.ts'

/** Rows of the picture: those with figures, then those that are expected. */
export const drawnRows = ({ rows, band }: Pick<ChartData, 'rows' | 'band'>): readonly string[] =>
  band ? [...rows, ...band.rows] : rows

/** Series of the picture, beneath its figures: the low end carries what lies up to the high one. */
export function bandSeries(
  { low, middle, high, name }: Omit<ChartBand, 'rows'>,
  /** Rows with figures. */
  before: number,
  { main }: Pick<ChartColours, 'main'>,
): object[] {
  const empty = Array<null>(before).fill(null)
  const own = { type: 'line', symbol: 'none', silent: true, animation: false, emphasis: { disabled: true } }
  const bare = { ...own, stack: 'band', stackStrategy: 'all', lineStyle: { width: 0 }, z: 1 }
  return [
    { ...bare, name: `${name} `, data: [...empty, ...low] },
    {
      ...bare,
      name: `${name}  `,
      data: [...empty, ...high.map((value, at) => value - (low[at] ?? 0))],
      areaStyle: { color: main, opacity: 0.16 },
      // Told apart by its pattern, too; an area takes it from its points.
      itemStyle: { decal: { symbol: 'rect', color: main, dashArrayX: [1, 0], dashArrayY: [1, 4] } },
    },
    { ...own, name, data: [...empty, ...middle], lineStyle: { width: 1.5, type: [3, 3], color: main }, z: 2 },
  ]
}

/** `320 – 460，中位 385`. */
export const expectedAt = (
  t: Translate<typeof chartStrings>,
  { low, middle, high }: Omit<ChartBand, 'rows' | 'name'>,
  row: number,
): string =>
  t('expected', {
    low: exact(Math.round(low[row] ?? 0)),
    high: exact(Math.round(high[row] ?? 0)),
    middle: exact(Math.round(middle[row] ?? 0)),
  })

/** Where the band is highest, for those who hear it. */
export function expectedSentence(t: Translate<typeof chartStrings>, band: ChartBand): string {
  const at = band.middle.indexOf(Math.max(...band.middle))
  return t('expectedSentence', {
    ...{ name: band.name, from: band.rows[0] ?? '', to: band.rows.at(-1) ?? '' },
    ...{ row: band.rows[at] ?? '', expected: expectedAt(t, band, at) },
  })
}
