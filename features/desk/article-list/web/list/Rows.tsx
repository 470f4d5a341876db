import { later, SkeletonRows } from '@guanlan/platform/web'
import { Suspense } from 'react'
import type { ArticleWorkplace } from '../use-article-workplace.ts'
import { FeedRows } from './FeedRows.tsx'
import { useLook } from './looks.ts'
import type { RowsProps } from './rows-props.ts'

// The table travels to who reads in one.
const TableRows = later(() => import('./TableRows.tsx').then(({ TableRows }) => ({ default: TableRows })))

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
  if (look === 'table')
    return (
      <Suspense fallback={<SkeletonRows />}>
        <TableRows {...props} settings={settings} />
      </Suspense>
    )
  return <FeedRows {...props} look={look} density={settings.density} />
}

const nothing = () => {}
