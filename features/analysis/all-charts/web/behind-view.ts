/** Which list of the desk stands behind a figure. Pure. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { emptyView, type View } from '@guanlan/features/desk/article-list/web'
import type { Part } from './figures/drawn.ts'

/** Its total is the figure: its moments are those the figure was counted in. */
export const viewBehind = (question: Question, part: Part): View => ({
  ...emptyView,
  monitor: question.monitor ?? null,
  monitors: question.monitors ?? [],
  range: part.range ?? { from: question.from, to: question.to },
  filters: [...question.filters, ...part.filters],
  fold: part.unfolded ? false : question.fold,
})
