// Clause by clause: what a sentence turns round within one clause of a passage is lost in the whole of it.
import { pairsIn } from './nearest.ts'
import { hasNegation, isTurned, outnumbers } from './stances.ts'

/** Share of the pairs of letters of a clause that make another one the same statement. */
const leastAlike = 0.55
/** Of such a clause only one word is another. */
const nearlyTheSame = 0.8
/** Who is meant stands in a clause before. */
const refersBack = /公司|集团|当地|该|其|他|她|双方|两国|\b(?:it|they|he|she)\b/u
/** Less is no clause of its own: 其中, 据悉. */
const shortest = 5

/** What one of the clauses says the other way round than the closest clause of a passage; null: none. @param texts folded */
export function turnedClause(
  sentence: string,
  passage: string,
  names: readonly string[],
): { part: 'name' | 'negation' | 'direction'; text: string } | null {
  const there = clausesOf(passage).map(text => ({ text, pairs: pairsIn(text) }))
  for (const clause of clausesOf(sentence)) {
    const pairs = [...pairsIn(clause)]
    if (clause.length < shortest) continue
    const alike = there
      .map(other => ({ text: other.text, share: pairs.filter(pair => other.pairs.has(pair)).length / pairs.length }))
      .filter(({ share }) => share >= leastAlike)
      .toSorted((one, other) => other.share - one.share)
    // Two clauses may say it, one of them the same.
    if (alike.length === 0 || alike.some(({ text }) => text.includes(clause))) continue
    const [closest] = alike
    if (!closest) continue
    const name = names.find(each => clause.includes(each) && !closest.text.includes(each))
    if (name && closest.share >= nearlyTheSame && !refersBack.test(closest.text)) return { part: 'name', text: name }
    if (hasNegation(clause) !== hasNegation(closest.text)) return { part: 'negation', text: clause }
    if (isTurned(clause, closest.text) || outnumbers(clause, closest.text)) return { part: 'direction', text: clause }
  }
  return null
}

/** A comma between digits parts none. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[。；！？;!?\n、，]|,(?!\d{3})/u)
    .map(clause => clause.trim())
    .filter(Boolean)
