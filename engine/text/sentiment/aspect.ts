// What is read about one aspect of a thing (price, space, engine): the clause it stands in, the one behind, and the whole text.
import { BODY, type GramSet, type Range, unitsOf } from './grams.ts'

const CLAUSE = 0x3c6ef372
const NEXT = 0x1b56c4e9
const QUESTION = 0x7ed55d16
const NAME = 0x4f1bbcdd
const BEFORE = 0x6a09e667
const AFTER = 0x510e527f
/** Characters right before and behind the aspect that are looked at as such. */
const BESIDE = 8

/** Texts about aspects are short; of a long one the first part is read. */
const LONGEST = 1000
/** More mentions than this say nothing new. */
const MENTIONS = 20
const ENDS = /[，。！？!?,；;~…\s]/u

/** Leaves in `set` what is known about the aspect whose words stand at `aspects`. */
export function readAspectInto(set: GramSet, text: string, aspects: readonly Range[]): void {
  set.clear()
  for (const { part, seed } of aspectParts(text, aspects)) set.add(unitsOf(part), seed)
}

/** Leaves in `set` a short text that is wholly about its one subject: what training takes from reviews. */
export function readWholeInto(set: GramSet, text: string): void {
  set.clear()
  const units = unitsOf(text)
  set.add(units, BODY)
  set.add(units, CLAUSE)
}

/** Parts of the text and the seed under which each is hashed. */
function aspectParts(text: string, aspects: readonly Range[]): { part: string; seed: number }[] {
  const whole = text.slice(0, LONGEST)
  const parts = [{ part: whole, seed: BODY }]
  const clauses = clausesOf(whole)
  const own = new Set<number>()
  for (const { from, to } of aspects) {
    clauses.forEach((clause, i) => {
      if (from < clause.to && to > clause.from) own.add(i)
    })
  }
  const near = [...own].map(i => whole.slice(clauses[i]!.from, clauses[i]!.to))
  if (near.length > 0) parts.push({ part: near.join('\n'), seed: CLAUSE })
  const behind = [...own].filter(i => !own.has(i + 1)).flatMap(i => clauses[i + 1] ?? [])
  if (behind.length > 0)
    parts.push({ part: behind.map(({ from, to }) => whole.slice(from, to)).join('\n'), seed: NEXT })
  for (const { from, to } of aspects.filter(range => range.to <= whole.length).slice(0, MENTIONS)) {
    parts.push({ part: whole.slice(from, to), seed: NAME })
    parts.push({ part: whole.slice(Math.max(0, from - BESIDE), from), seed: BEFORE })
    parts.push({ part: whole.slice(to, to + BESIDE), seed: AFTER })
  }
  if (/[?？吗呢]/u.test(near.join() || whole)) parts.push({ part: '?', seed: QUESTION })
  return parts
}

function clausesOf(text: string): Range[] {
  const clauses: Range[] = []
  let from = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !ENDS.test(text[at]!)) continue
    if (at > from) clauses.push({ from, to: at })
    from = at + 1
  }
  return clauses
}
