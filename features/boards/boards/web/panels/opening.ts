/** Where a figure leads. Pure. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import { deskAddress, emptyView, type View } from '@guanlan/features/desk/article-list/web'
import type { Frame, Opens } from '../../contract.ts'

/** Articles behind a figure, as they are opened beside it. */
export interface Opened {
  name: string
  question: Question
}

export const viewOfQuestion = ({ monitor, monitors, from, to, filters, fold }: Question): View => ({
  ...emptyView,
  ...{ monitor: monitor ?? null, monitors: monitors ?? [], range: { from, to }, filters, fold },
})

export const addressOf = (opens: Opens): string =>
  'address' in opens ? opens.address : deskAddress(viewOfQuestion(opens.question))

/** What a figure narrows its board by: panels count by the filters of the board first, then by their own. */
export const ownFilters = ({ filters }: Question, frame: Frame): readonly Filter[] =>
  filters.slice(frame.filters.length)

const mostFilters = 10

/** The board narrowed to the articles of a figure; null: it counts all of them already, or there are too many filters. */
export function onlyThis(frame: Frame, question: Question): Frame | null {
  const own = ownFilters(question, frame)
  const filters = [...frame.filters, ...own]
  return own.length > 0 && filters.length <= mostFilters ? { ...frame, filters } : null
}

/** The board without them; null: what a figure counts is more than one filter says. */
export function withoutThis(frame: Frame, question: Question): Frame | null {
  const [own, ...others] = ownFilters(question, frame)
  if (!own || others.length > 0 || frame.filters.length >= mostFilters) return null
  return { ...frame, filters: [...frame.filters, { ...own, is: own.is === 'is' ? 'isNot' : 'is' }] }
}

/** Why a board cannot be narrowed by a figure, or not in both ways; null: it can. */
export function whyNot(frame: Frame, question: Question): 'narrowNothing' | 'narrowFull' | 'narrowSeveral' | null {
  const own = ownFilters(question, frame)
  if (own.length === 0) return 'narrowNothing'
  if (frame.filters.length + own.length > mostFilters) return 'narrowFull'
  return own.length > 1 ? 'narrowSeveral' : null
}
