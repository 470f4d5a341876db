// What is looked at to tell which aspects a sentence speaks of: its runs of characters, and which word lists it meets.
import { BODY, type GramSet, unitsOf } from '../sentiment/grams.ts'
import { carAspects, findInLower } from './words.ts'

/** So many bits of a run's bucket do not count: sentences are short, and the file stays small. */
export const ASPECT_SHIFT = 4
/** Buckets behind those of runs: one for each list of words, and one for each with several words in the sentence. */
export const WORD_BUCKETS = 1 << 17
export const BUCKETS = WORD_BUCKETS + 2 * carAspects.length
/** What a list of words counts; runs together count the root of their number times one over it. */
const WORD_SHARE = 1
/** Characters read of a sentence. */
const LONGEST = 600

export interface SentenceParts {
  readonly buckets: Int32Array
  readonly shares: Float32Array
}

/** Uses `set` as scratch. */
export function readSentence(set: GramSet, text: string): SentenceParts {
  const whole = text.slice(0, LONGEST)
  set.clear()
  set.add(unitsOf(whole), BODY)
  const runs = new Set<number>()
  for (let i = 0; i < set.size; i++) runs.add(set.buckets[i]! >>> ASPECT_SHIFT)
  const words: number[] = []
  const lower = whole.toLowerCase()
  for (const [at, aspect] of carAspects.entries()) {
    const { length } = findInLower(lower, aspect)
    if (length > 0) words.push(WORD_BUCKETS + at)
    if (length > 1) words.push(WORD_BUCKETS + carAspects.length + at)
  }
  const buckets = Int32Array.from([...runs, ...words])
  const share = 1 / Math.sqrt(Math.max(1, runs.size))
  return { buckets, shares: Float32Array.from(buckets, (_, i) => (i < runs.size ? share : WORD_SHARE)) }
}
