// What is read about one aspect of a thing (price, space, engine): the clause it stands in, the one behind, and the whole text.
import { BODY, type GramSet, type Range, unitsOf } from './grams.ts'

/** Three answers: negative, neutral, positive. */
export const ASPECT = { answers: 3 } as const

const CLAUSE = 0x3c6ef372
const NEXT = 0x1b56c4e9
const QUESTION = 0x7ed55d16

/** Texts about aspects are short; of a long one the first part is read. */
const LONGEST = 1000
const ENDS = /[，。！？!?,；;~…\s]/u

/** Leaves in `set` what is known about the aspect whose words stand at `aspects`. */
export function readAspectInto(set: GramSet, text: string, aspects: readonly Range[]): void {
  set.clear()
  for (const { part, seed } of aspectParts(text, aspects)) set.add(unitsOf(part), seed)
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
