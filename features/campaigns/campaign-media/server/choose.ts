/** Which candidates a campaign is proposed: in an order, with a part that fits another condition. Pure. */
import type { ExpandQuestion } from '../contract.ts'

export interface Candidate {
  name: string
  influence: number | null
  articles: number
  isOfPart: boolean
}

/** Best first; whose influence is not known stands behind all whose is, by their articles. */
export function inOrder<C extends Candidate>(candidates: readonly C[], order: ExpandQuestion['order']): C[] {
  const influence = ({ influence }: C) => (order === 'influence' ? (influence ?? -1) : 0)
  return candidates.toSorted(
    (one, other) =>
      influence(other) - influence(one) || other.articles - one.articles || one.name.localeCompare(other.name),
  )
}

/**
 * `number` of them, of which `partNumber` are of the part: where either has too few, the other fills up, so that a part says
 * what is preferred and never keeps the number from being reached.
 * @param sorted best first; the answer keeps their order
 */
export function chooseOf<C extends Candidate>(sorted: readonly C[], number: number, partNumber: number): C[] {
  const ofPart = sorted.filter(({ isOfPart }) => isOfPart)
  const others = sorted.filter(({ isOfPart }) => !isOfPart)
  const fromOthers = Math.min(others.length, Math.max(number - partNumber, number - ofPart.length))
  const chosen = new Set([...ofPart.slice(0, number - fromOthers), ...others.slice(0, fromOthers)])
  return sorted.filter(each => chosen.has(each))
}

/** How many of `number` are `percent` of them. */
export const partOf = (number: number, percent: number): number => Math.round((number * percent) / 100)
