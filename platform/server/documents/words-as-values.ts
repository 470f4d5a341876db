/** Numbers, shares and moments out of the words that documents say them with; null for other words. Pure. */

const grouped = /^[-−+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^[-−+]?\d{1,15}(?:\.\d+)?$/
/** What begins with a nought is a number of a file or a telephone. */
const isName = /^0\d/

/** 1,204 → 1204 */
export function amountOf(words: string): number | null {
  return grouped.test(words) && !isName.test(words) ? Number(words.replaceAll(',', '').replace('−', '-')) : null
}

/** 8.1% → 0.081, without the noise of doubles */
export function shareOf(words: string): number | null {
  const amount = words.endsWith('%') ? amountOf(words.slice(0, -1)) : null
  return amount === null ? null : Number((amount / 100).toPrecision(12))
}

/** 2026-11-18 09:30, a clock on a wall, as the moment that UTC says so. */
export function momentOf(words: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/.test(words)) return null
  const moment = new Date(
    `${words.replace(' ', 'T')}${words.length === 16 ? ':00' : words.length === 10 ? 'T00:00:00' : ''}Z`,
  )
  return Number.isNaN(moment.getTime()) ? null : moment
}
