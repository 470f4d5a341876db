/** Which row of a chart has most, as a sentence; empty: none has anything. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import { figureStrings as words } from '../../strings/figures.ts'

interface Rows {
  rows: readonly string[]
  series: readonly { values: readonly (number | null)[] }[]
}

export function leadMessage({ rows, series }: Rows, locale: Locale): string {
  const sums = rows.map((_, row) => series.reduce((sum, { values }) => sum + (values[row] ?? 0), 0))
  const most = Math.max(0, ...sums)
  const name = rows[sums.indexOf(most)]
  return most === 0 || name === undefined ? '' : say(words.leads, locale, { name, count: most.toLocaleString('en') })
}
