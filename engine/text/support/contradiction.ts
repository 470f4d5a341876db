// Whether two sentences of different articles say the opposite of the same thing: one denies it, turns its direction, or gives another number.
import { foldedText } from './folded-text.ts'
import { nearestOf, pairsIn } from './nearest.ts'
import { hasNegation, isDenial, isTurned } from './stances.ts'
import { isSameAmount, statedAmounts } from './stated-amounts.ts'
import { statedDays } from './stated-days.ts'

export type ContradictedPart = 'negation' | 'direction' | 'number'

/** Share of the pairs of letters of the shorter one that make both speak of the same. */
const leastAlike = 0.5

/** Null: they do not, or speak of something else. @param day of their articles, as 2026-01-30 */
export function contradictionOf(one: string, other: string, day: string): ContradictedPart | null {
  const [first, second] = [foldedText(one), foldedText(other)]
  if (similarity(first, second) < leastAlike) return null
  if (isDenial(first) !== isDenial(second) || hasNegation(first) !== hasNegation(second)) return 'negation'
  if (isTurned(first, second) && isTurned(second, first)) return 'direction'
  const [amounts, others] = [first, second].map(text => statedAmounts(text, statedDays(text, day)))
  const differs = amounts?.some(amount => {
    const alike = (others ?? []).filter(({ unit }) => unit !== '' && unit === amount.unit)
    const nearest = nearestOf(first, amount, second, alike)
    return nearest.length > 0 && !alike.some(each => isSameAmount(amount, each))
  })
  return differs ? 'number' : null
}

/** Without digits: the same statement with another number is alike. */
function similarity(one: string, other: string): number {
  const [pairs, others] = [one, other].map(text => pairsIn(text.replace(/[\d.,%\s]/gu, '')))
  if (!pairs || !others || Math.min(pairs.size, others.size) === 0) return 0
  return [...pairs].filter(pair => others.has(pair)).length / Math.min(pairs.size, others.size)
}
