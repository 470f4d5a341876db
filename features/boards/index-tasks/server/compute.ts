/** An index out of the amounts of days. Pure. */
import type { IndexData, IndexMeasure, IndexTask } from '../contract.ts'

export interface DayAmounts {
  count: number
  stories: number
  positive: number
  negative: number
  interactions: number
}

export const nothing: DayAmounts = { count: 0, stories: 0, positive: 0, negative: 0, interactions: 0 }

/** Of several days together; null: a share of no article. */
export function amountOf(days: readonly DayAmounts[], measure: IndexMeasure): number | null {
  const sum = (of: (day: DayAmounts) => number) => days.reduce((all, day) => all + of(day), 0)
  if (days.length === 0) return null
  const count = sum(day => day.count)
  if (measure === 'negativeShare') return count === 0 ? null : (sum(day => day.negative) / count) * 100
  if (measure === 'netSentiment') return count === 0 ? null : (sum(day => day.positive - day.negative) / count) * 100
  return sum(day => day[measure === 'articles' ? 'count' : measure]) / days.length
}

/** Net sentiment goes from −100 to 100: both are moved to 0 to 200, so that a better day is always more. */
export function indexOf(measure: IndexMeasure, amount: number | null, base: number | null): number | null {
  if (amount === null || base === null) return null
  const moved = measure === 'netSentiment' ? 100 : 0
  return base + moved === 0 ? null : ((amount + moved) / (base + moved)) * 100
}

export interface IndexDay {
  day: string
  /** Absent: nothing was published. */
  amounts: DayAmounts | undefined
  /** Collection was, for more than a fifth of it. */
  isDisturbed?: boolean
  /** It is not over yet: less than a day is no fall. */
  isUnfinished?: boolean
  /** The organisation has no article at all of that day, which says nothing of the subject. */
  isEmpty?: boolean
}

/** Nothing is computed with it. */
const isNoDay = ({ isDisturbed, isUnfinished, isEmpty }: IndexDay): boolean =>
  Boolean(isDisturbed || isUnfinished || isEmpty)

/** @param days all that are needed, in order: those shown and as many before them as are smoothed over @param ofBase the base day, with those before it */
export function indexDays(
  { measures, smoothing }: Pick<IndexTask, 'measures' | 'smoothing'>,
  days: readonly IndexDay[],
  ofBase: readonly DayAmounts[],
): IndexData['list'] {
  const bases = measures.map(({ measure }) => amountOf(ofBase, measure))
  return days.slice(smoothing - 1).map((last, at) => {
    const { day, isDisturbed = false, isUnfinished = false } = last
    // Such a day is no quiet one: it neither has a value nor lowers that of the days after it.
    const together = isNoDay(last)
      ? []
      : days.slice(at, at + smoothing).flatMap(each => (isNoDay(each) ? [] : [each.amounts ?? nothing]))
    const parts = measures.map(({ measure, weight }, place) => {
      const [amount, base] = [amountOf(together, measure), bases[place] ?? null]
      return { measure, weight, amount, base, index: indexOf(measure, amount, base) }
    })
    return { day, value: weighed(parts), isDisturbed, isUnfinished, parts }
  })
}

/** What is not known is left out, and the others weigh as much more. */
function weighed(parts: readonly { weight: number; index: number | null }[]): number | null {
  const known = parts.filter(({ index }) => index !== null)
  const weight = known.reduce((sum, part) => sum + part.weight, 0)
  return weight === 0 ? null : known.reduce((sum, part) => sum + part.weight * (part.index ?? 0), 0) / weight
}
