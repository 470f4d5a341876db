// What is read about one aspect of a thing (price, space, engine): the clause it stands in, the one behind, and the whole text.
import { BODY, type GramSet, type TextRange, unitsOf } from './grams.ts'

const CLAUSE = 0x3c6ef372
const NEXT = 0x1b56c4e9
const QUESTION = 0x7ed55d16
const NAME = 0x4f1bbcdd
const BEFORE = 0x6a09e667
const AFTER = 0x510e527f
const PAIRS = 0x5be0cd19
/** Characters right before and behind the aspect that are looked at as such. */
const BESIDE = 8

/** Texts about aspects are short; of a long one the first part is read. */
const LONGEST = 1000
/** Further mentions are not counted: they do not change the answer. */
const MENTIONS = 20
const ENDS = /[，。！？!?,；;~…\s]/u

/** Buckets of the different parts of a text and what each counts: one over the square root of the size of its part. */
export interface Parts {
  readonly buckets: Int32Array
  readonly shares: Float32Array
}

/** One part of what is read: pieces of text hashed under a seed, and what the whole part counts. */
interface Part {
  readonly pieces: readonly string[]
  readonly seed: number
  readonly weight: number
  /** Pairs of characters that stand apart, instead of runs. */
  readonly pairs?: true
}

/** What is known about the aspect whose words stand at `aspects`. Uses `set` as scratch. */
export function readAspect(set: GramSet, text: string, aspects: readonly TextRange[]): Parts {
  return partsOf(set, aspectParts(text, aspects))
}

/** A short text that is wholly about its one subject: what training takes from reviews. */
export function readWhole(set: GramSet, text: string): Parts {
  return partsOf(set, [{ pieces: [text], seed: BODY, weight: 1 }, ...clauseParts([text])])
}

/** Each part weighs the same whatever its length: a clause must not drown in a long text around it. */
function partsOf(set: GramSet, parts: readonly Part[]): Parts {
  const buckets: number[] = []
  const shares: number[] = []
  for (const { pieces, seed, weight, pairs } of parts) {
    set.clear()
    for (const piece of pieces) {
      if (pairs) set.addPairs(unitsOf(piece), seed)
      else set.add(unitsOf(piece), seed)
    }
    const share = weight / Math.sqrt(Math.max(1, set.size))
    for (let i = 0; i < set.size; i++) {
      buckets.push(set.buckets[i]!)
      shares.push(share)
    }
  }
  return { buckets: Int32Array.from(buckets), shares: Float32Array.from(shares) }
}

const clauseParts = (clauses: readonly string[]): Part[] => [
  { pieces: [clauses.join('\n')], seed: CLAUSE, weight: 1 },
  { pieces: [clauses.join('\n')], seed: PAIRS, weight: 0.7, pairs: true },
]

function aspectParts(text: string, aspects: readonly TextRange[]): Part[] {
  const whole = text.slice(0, LONGEST)
  const clauses = clausesOf(whole)
  const own = new Set<number>()
  for (const { from, to } of aspects) {
    clauses.forEach((clause, i) => {
      if (from < clause.to && to > clause.from) own.add(i)
    })
  }
  const textOf = ({ from, to }: TextRange): string => whole.slice(from, to)
  const near = own.size > 0 ? clauses.filter((_, i) => own.has(i)).map(textOf) : [whole]
  const behind = clauses.filter((_, i) => own.has(i - 1) && !own.has(i)).map(textOf)
  const mentions = aspects.filter(range => range.to <= whole.length).slice(0, MENTIONS)
  const parts: Part[] = [
    { pieces: [whole], seed: BODY, weight: 1 },
    ...clauseParts(near),
    { pieces: [behind.join('\n')], seed: NEXT, weight: 1 },
    { pieces: mentions.map(textOf), seed: NAME, weight: 1 },
    { pieces: mentions.map(({ from }) => whole.slice(Math.max(0, from - BESIDE), from)), seed: BEFORE, weight: 1 },
    { pieces: mentions.map(({ to }) => whole.slice(to, to + BESIDE)), seed: AFTER, weight: 1 },
  ]
  return /[?？吗呢]/u.test(near.join()) ? [...parts, { pieces: ['?'], seed: QUESTION, weight: 0.3 }] : parts
}

function clausesOf(text: string): TextRange[] {
  const clauses: TextRange[] = []
  let from = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !ENDS.test(text[at]!)) continue
    if (at > from) clauses.push({ from, to: at })
    from = at + 1
  }
  return clauses
}
