/** From the parts of an entry to its score and tier. Pure. */
import { type Computed, type Criterion, type Cuts, criteria, type Tier, type Weights } from '../contract.ts'

export interface Parts {
  computed: Computed | null
  cooperation: number | null
  price: number | null
}

/** 0 to 100; null: not known. Marks from 1 to 5 count as 0, 25, 50, 75 and 100. */
export function partOf({ computed, cooperation, price }: Parts, criterion: Criterion): number | null {
  if (criterion === 'cooperation' || criterion === 'price') {
    const mark = criterion === 'price' ? price : cooperation
    return mark === null ? null : (mark - 1) * 25
  }
  return computed?.[criterion] ?? null
}

/** The mean of what is known, by its weights, with one figure behind the point; `known` is how much of the weights that is. */
export function scoreOf(parts: Parts, weights: Weights): { score: number | null; known: number } {
  let sum = 0
  let known = 0
  for (const criterion of criteria) {
    const part = partOf(parts, criterion)
    if (part === null) continue
    sum += weights[criterion] * part
    known += weights[criterion]
  }
  return { score: known === 0 ? null : rounded(sum / known), known }
}

export const tierOf = (score: number | null, [a, b, c]: Cuts): Tier | null =>
  score === null ? null : score >= a ? 'A' : score >= b ? 'B' : score >= c ? 'C' : 'D'

export const rounded = (value: number): number => Math.round(value * 10) / 10
