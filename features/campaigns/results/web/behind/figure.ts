/** What opens beside the page. Pure. */
import { emptyView, type View } from '@guanlan/features/desk/article-list/web'
import type { Behind, Range, Requested } from '../../contract.ts'

/** A number that somebody pressed. */
export interface OpenFigure {
  title: string
  behind: Behind
  /** Where its articles were published; null: within all that is asked for. */
  range: Range | null
}

/** Its total is the number, or the part of it that lies in this stretch. */
export const viewOf = ({ behind, range }: OpenFigure, requested: Requested, stretch: number): View => ({
  ...emptyView,
  range: range ?? requested.stretches[stretch] ?? requested.range,
  filters: behind.of === 'articles' || behind.of === 'search' ? behind.filters : [],
  fold: behind.of === 'articles' && behind.fold,
})
