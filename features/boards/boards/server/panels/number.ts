import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { say } from '@guanlan/platform/contract'
import type { Measure } from '../../contract.ts'
import { figureStrings as words } from '../../strings/figures.ts'
import type { PanelSource } from './panel-source.ts'

interface Total {
  count: number
  positive: number
  negative: number
  interactions: number
  media: number
}

/** Of the stretch before: points against a share of fewer articles say nothing. */
const fewestBefore = 10

/** Null: of no article. Pure. */
export function measured(total: Total, measure: Exclude<Measure, 'stories'>): number | null {
  if (measure === 'negativeShare') return total.count === 0 ? null : total.negative / total.count
  return total[measure === 'articles' ? 'count' : measure]
}

/** One number of a question and what it was in the stretch before. */
export const number: PanelSource<'number'> = {
  permission: 'charts.view',
  make: async (scope, { shows: { measure }, question, articles, totals }) => {
    // A share opens what it is the share of.
    const sentiment = measure === 'negative' || measure === 'negativeShare' ? '-1' : measure === 'positive' ? '1' : null
    const narrowed = sentiment && { field: 'sentiment' as const, is: 'is' as const, values: [sentiment] }
    const opens = {
      question: {
        ...question,
        fold: measure === 'stories',
        filters: narrowed ? [...question.filters, narrowed] : question.filters,
      },
    }
    const isShare = measure === 'negativeShare'
    if (measure === 'stories') {
      const query = await articles()
      const length = query.to.getTime() - query.from.getTime()
      const folded = { ...query, fold: true }
      const [value, before] = [
        await countOf(scope, folded),
        await countOf(scope, {
          ...folded,
          from: new Date(query.from.getTime() - length),
          to: new Date(query.from.getTime() - 1),
        }),
      ]
      return {
        message: '',
        opens,
        of: { drawn: 'number', value, before: before && isComparable(value, before) ? before : null, isShare },
      }
    }
    const { now, before: earlier } = await totals()
    const hasBefore =
      earlier !== null && (isShare ? earlier.count >= fewestBefore : isComparable(now.count, earlier.count))
    const [value, before] = [measured(now, measure), hasBefore ? measured(earlier, measure) : null]
    return {
      message: isShare && value !== null ? shareMessage(value, before, scope.locale) : '',
      opens,
      of: { drawn: 'number', value, before, isShare },
    }
  },
}

/** By how many points the negative share moved, as exactly as the share itself is shown; empty: by none, or nothing was published before. Pure. */
export function shareMessage(now: number, before: number | null, locale: Parameters<typeof say>[1]): string {
  const moved = before === null ? 0 : (now - before) * 100
  const [percent, points] = [(now * 100).toFixed(1), Math.abs(moved).toFixed(1)]
  if (Number(points) === 0) return ''
  return say(moved > 0 ? words.negativeUp : words.negativeDown, locale, { percent, points })
}

/** A handful before hundreds of now says that collection began, not that something grew. Pure. */
export const isComparable = (now: number, before: number): boolean =>
  before >= fewestBefore || now < fewestBefore * fewestBefore
