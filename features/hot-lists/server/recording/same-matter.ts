/** Whether two titles of boards are about the same matter. Pure. */

/** Of all pairs of neighbouring characters, those that both have; and of the shorter title, those that the longer one holds. */
const alike = 0.55
const contained = 0.8
/** Shorter titles are contained in anything. */
const shortest = 6

/** A title by its pairs, so that it is compared with many. */
export interface TitlePairs {
  key: string
  pairs: ReadonlySet<string>
  numbers: string
}

/** @param key of `keyOf` */
export const pairsOf = (key: string): TitlePairs => ({
  key,
  pairs: new Set(Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2))),
  numbers: [...key.matchAll(/\d+/g)].join(' '),
})

/** 0 to 1; 0 as well for titles that differ in a number, which mostly is another day, place or count, or in what they begin with. */
export function sameness(a: TitlePairs, b: TitlePairs): number {
  if (a.key === b.key) return 1
  if (a.numbers && b.numbers && a.numbers !== b.numbers) return 0
  if (!a.key.includes(b.key.slice(0, 2)) || !b.key.includes(a.key.slice(0, 2))) return 0
  const [few, many] = a.pairs.size <= b.pairs.size ? [a, b] : [b, a]
  let common = 0
  for (const pair of few.pairs) if (many.pairs.has(pair)) common++
  const share = (2 * common) / Math.max(1, few.pairs.size + many.pairs.size)
  const held = few.key.length < shortest ? 0 : common / Math.max(1, few.pairs.size)
  if (share < alike && held < contained) return 0
  if (sayTheSameOfOthers(a.key, b.key)) return 0
  return share >= alike ? share : held * alike
}

/** The same words behind another beginning, 栖霞区 and 栖霞镇: mostly two places or names. One beginning may be the other with more, 南堰 and 南堰市. */
function sayTheSameOfOthers(a: string, b: string): boolean {
  const stretch = commonStretch(a, b)
  if (2 * stretch.length < Math.min(a.length, b.length)) return false
  const [one, other] = [a.slice(0, a.indexOf(stretch)), b.slice(0, b.indexOf(stretch))]
  return !one.startsWith(other) && !other.startsWith(one)
}

/** The longest stretch that both titles have: why they were joined. */
export function commonStretch(a: string, b: string): string {
  let best = ''
  for (let start = 0; start < a.length; start++)
    for (let end = start + best.length + 1; end <= a.length && b.includes(a.slice(start, end)); end++)
      best = a.slice(start, end)
  return best
}
