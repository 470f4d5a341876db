/** Which list of the desk stands behind a figure. Pure. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { emptyView, type View } from '@guanlan/features/desk/desk/web'
import type { Part } from './figures/drawn.ts'

/** Its total is the figure: its moments are those the figure was counted in. */
export const viewBehind = (asked: Question, part: Part): View => ({
  ...emptyView,
  monitor: asked.monitor ?? null,
  monitors: asked.monitors ?? [],
  range: part.range ?? { from: asked.from, to: asked.to },
  filters: [...asked.filters, ...part.filters],
  fold: part.unfolded ? false : asked.fold,
})
