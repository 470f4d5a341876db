/** The few of many with most: what is not among them is neither held against the others nor put in order. Pure. */

/** How many are gathered before those that cannot be among the first go. */
const roomFor = (most: number) => 2 * most + 500

/** @param tie orders those that have as much as each other @returns `most` at most, the one with most first */
export function topOf<T>(
  all: Iterable<T>,
  most: number,
  amountOf: (each: T) => number,
  tie: (a: T, b: T) => number,
): T[] {
  const inOrder = (a: Weighed<T>, b: Weighed<T>) => b.amount - a.amount || tie(a.each, b.each)
  let first: Weighed<T>[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const each of all) {
    const amount = amountOf(each)
    if (amount < least) continue
    first.push({ each, amount })
    if (first.length < roomFor(most)) continue
    first = first.sort(inOrder).slice(0, most)
    least = first.at(-1)?.amount ?? least
  }
  return first
    .sort(inOrder)
    .slice(0, most)
    .map(({ each }) => each)
}

interface Weighed<T> {
  each: T
  amount: number
}
