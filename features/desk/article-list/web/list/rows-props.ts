/** What rows of articles get, and what a list may ask of them, in every look. */

import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import type { Density, Point } from '@guanlan/platform/web'
import type { Ref } from 'react'
import type { Sort } from '../address.ts'
import type { Selection } from '../use-selection.ts'
import type { ArticleListName, Look } from './looks.ts'

export interface RowsHandle {
  /** Brings a row into view without moving more than needed. */
  show: (index: number) => void
  toTop: () => void
  /** At the very top, and no pointer on a row: nothing would move under the reader. */
  isAtRest: () => boolean
  /** Where the menu of a row opens; null: the row is not drawn. */
  cornerOf: (index: number) => Point | null
}

export interface RowsProps {
  /** Under which the reader's way of looking at it is kept. */
  name: ArticleListName
  label: string
  rows: readonly ArticleRow[]
  total: number
  /** The order, where the list has one that a column may stand for. */
  sort: string
  onSort: (sort: Sort) => void
  selection: Selection
  current: number | null
  /** It is among the rows. */
  currentIsShown: boolean
  openId: number | null
  freshSince: number
  handle: Ref<RowsHandle>
  onStep: (by: 1 | -1) => void
  onOpen: (id: number) => void
  /** The menu of acts is wanted on this row. */
  onMenu: (id: number, at: Point) => void
  onEnd: () => void
  /** The pointer left, or the list was scrolled back to its top. */
  onSettle: () => void
}

export interface FeedProps extends RowsProps {
  look: Exclude<Look, 'table'>
  density: Density
}
