/**
 * How a walk reads on. Of common words the index is no help: asking it of each article costs more than reading the text. Of rare ones it says
 * which few are read. The first look tells them apart, and fills a page of common words by itself. Pure.
 */

/** `look`: nothing is known yet. */
export type Pace = 'look' | 'common' | 'rare'

/** Articles of the first look; their texts are read without the index, some ten milliseconds. */
export const looked = 500
/** From this share of articles on that the index cannot rule out, reading all texts is cheaper (measured: bench/README.md). */
const commonFrom = 0.45

/** @param share of articles that the index cannot rule out, 0–1 */
export const paceBy = (share: number): Pace => (share >= commonFrom ? 'common' : 'rare')

/** Articles that the next piece needs to hold so that `missing` more are likely to be found: half as many again as their share so far says. */
export function neededFor(missing: number, { found, articles }: { found: number; articles: number }): number {
  if (found === 0) return Number.POSITIVE_INFINITY
  return Math.max(looked, Math.ceil(((missing * articles) / found) * 1.5))
}
