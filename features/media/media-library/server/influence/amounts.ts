/** From days of a publisher to the amounts that its influence is made of, and the same of days drawn anew. Pure. */
import type { PublisherDay } from '@guanlan/features/articles/articles/server/questions'
import { type InfluenceFigures, influenceParts } from '@guanlan/features/charts/charts/contract'

/** The interval of an influence is from the least to the greatest of so many draws. */
export const draws = 10

export const listOf = (figures: InfluenceFigures): (number | null)[] => influenceParts.map(part => figures[part])
export const figuresOf = (list: readonly (number | null)[]): InfluenceFigures =>
  Object.fromEntries(influenceParts.map((part, at) => [part, list[at] ?? null])) as InfluenceFigures

/** Readers are those of a day in the middle, by orders of magnitude; the others are means over all its days. */
export function amountsOf(days: readonly PublisherDay[], followers: number | null): InfluenceFigures {
  const sum = (of: (day: PublisherDay) => number) => days.reduce((all, day) => all + of(day), 0)
  const [articles, counted, shared] = [sum(day => day.articles), sum(day => day.counted), sum(day => day.shared)]
  const reads = days.flatMap(day => day.reads ?? []).sort((a, b) => a - b)
  return {
    reads: reads.length === 0 ? null : Math.expm1(middleOf(reads)),
    interactions: counted === 0 ? null : sum(day => day.interactions) / counted,
    taken: articles === 0 ? null : sum(day => day.taken) / articles,
    first: shared === 0 ? null : sum(day => day.first) / shared,
    followers,
  }
}

function middleOf(sorted: readonly number[]): number {
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}

/** As many days each time, drawn with return. The same seed draws the same days. */
export function resampledOf(days: readonly PublisherDay[], followers: number | null, seed: number): InfluenceFigures[] {
  const next = chanceOf(seed)
  return Array.from({ length: draws }, () => {
    const drawn = days.map(() => days[Math.floor(next() * days.length)] as PublisherDay)
    return amountsOf(drawn, followers)
  })
}

/** A generator of numbers from 0 to 1 (mulberry32), so that a night's intervals can be computed again. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
