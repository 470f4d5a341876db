import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import type { Density, Point } from '@guanlan/platform/web'
import type { Ref } from 'react'
import type { Sort } from '../address.ts'
import type { ArticleWorkplace } from '../use-article-workplace.ts'
import type { Selection } from '../use-selection.ts'
import { FeedRows } from './FeedRows.tsx'
import { type ArticleListName, type Look, useLook } from './looks.ts'
import { TableRows } from './TableRows.tsx'

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

/** The articles of a list, drawn as the reader chose: rows, a table, cards or headlines. Each draws the same articles and knows the same acts. */
export function Rows({
  work,
  onSort = nothing,
  freshSince = Number.POSITIVE_INFINITY,
  onSettle = nothing,
  ...list
}: { work: ArticleWorkplace } & Pick<RowsProps, 'name' | 'label' | 'total' | 'onEnd'> &
  // Absent where the list has one order, and where it stands still: nothing slides in when the reader looks away.
  Partial<Pick<RowsProps, 'onSort' | 'freshSince' | 'onSettle'>>) {
  const { look, settings } = useLook(list.name)
  const props: RowsProps = {
    ...list,
    rows: work.rows,
    sort: work.sort,
    onSort,
    selection: work.selection,
    current: work.current,
    currentIsShown: work.placeOf(work.current) >= 0,
    openId: work.article.id,
    freshSince,
    handle: work.handle,
    onStep: work.step,
    onOpen: work.open,
    onMenu: work.openMenu,
    onSettle,
  }
  if (look === 'table') return <TableRows {...props} settings={settings} />
  return <FeedRows {...props} look={look} density={settings.density} />
}

const nothing = () => {}

export interface FeedProps extends RowsProps {
  look: Exclude<Look, 'table'>
  density: Density
}
