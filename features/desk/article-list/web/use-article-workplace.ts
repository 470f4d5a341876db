/** What a list of articles with one of them to read is worked with: cursor, selection, keys, acts and the menu of a row. Desk, search and the list behind a chart share it. */
import type { ArticleRow, SearchOrder } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { AllOf } from '@guanlan/features/handling/article-actions/contract'
import { toast, useWords } from '@guanlan/platform/web'
import { useCallback, useRef } from 'react'
import { useKeyActs } from './acts/use-key-acts.ts'
import { useTarget } from './acts/use-target.ts'
import type { RowsHandle } from './list/rows-props.ts'
import { useChosenActs } from './use-chosen-acts.ts'
import { useCursor } from './use-cursor.ts'
import { type DeskActs, useDeskKeys } from './use-desk-keys.ts'
import { useRowMenu } from './use-row-menu.tsx'
import { useSelection } from './use-selection.ts'

/** The article that is open, and how another one is. */
export interface OpenArticle {
  id: number | null
  /** It is in front of the reader: steps take it along. */
  isReading: boolean
  set: (id: number | null) => void
  /** Brings it to the front; absent where it always is. */
  reveal?: () => void
  /** It may have the screen for itself; absent where it always covers the list. */
  full?: { isOn: boolean; set: (on: boolean) => void }
}

export function useArticleWorkplace({
  rows,
  hasMore,
  listed,
  monitor,
  sort,
  all,
  article,
  keys,
  onExclude,
  onLeave,
}: {
  rows: readonly ArticleRow[]
  /** The list goes on after these rows. */
  hasMore: boolean
  /** What is listed: in another list the keyboard begins anew. */
  listed: object
  monitor: number | null
  sort: SearchOrder
  /** The whole list, where it can be acted on. */
  all?: AllOf | undefined
  article: OpenArticle
  /** Keys of what stands around the list. */
  keys: Pick<DeskActs, 'showNew' | 'searchTree' | 'foldTree' | 'foldReading'>
  /** Absent where articles are of no monitor. */
  onExclude?: (id: number) => void
  /** Escape, when nothing is selected and no article covers the list; else it closes the article. */
  onLeave?: () => void
}) {
  const a = useWords(articleStrings)
  const handle = useRef<RowsHandle>(null)
  const cursor = useCursor(rows, listed, article.id)
  const { current, row, placeOf, set: setCurrent } = cursor
  const selection = useSelection(rows)
  const acts = useChosenActs({ rows, current: row, selected: selection.ids, monitor })
  const target = useTarget({ rows, selection, current: row, monitor, all, sort })

  const latest = useRef(article)
  latest.current = article
  const open = useCallback(
    (id: number) => {
      setCurrent(id)
      latest.current.reveal?.()
      latest.current.set(id)
    },
    [setCurrent],
  )
  const readFull = (id: number) => {
    article.full?.set(true)
    open(id)
  }
  const step = (by: 1 | -1) => {
    if (rows.length === 0) return
    const next = cursor.after(by)
    if (next < 0) return void toast({ text: a('firstArticle') })
    const to = rows[next]
    if (!to) return void (hasMore || toast({ text: a('lastArticle') }))
    setCurrent(to.id)
    handle.current?.show(next)
    if (article.isReading) article.set(to.id)
  }
  const { menu, openMenu, openMenuHere } = useRowMenu({
    rows,
    cursor,
    selection,
    target,
    handle,
    acts,
    open,
    readFull,
    ...(onExclude && { exclude: onExclude }),
  })
  const clearOr = (otherwise: () => void) => (selection.ids.size > 0 ? selection.clear() : otherwise())
  // Reading goes on with the next one.
  const keyActs = useKeyActs({ target, current: row?.id, open, onRemoved: () => clearOr(() => step(1)) })
  useDeskKeys({
    step,
    openCurrent: () => row && open(row.id),
    selectCurrent: () => row && selection.select(row.id, !selection.ids.has(row.id), false),
    selectToCurrent: () => row && selection.select(row.id, true, true),
    mark: acts.markChosen,
    correct: acts.correctChosen,
    correctStories: acts.correctStoriesOfChosen,
    ...keyActs,
    ...keys,
    ...(onExclude && { exclude: () => row && onExclude(row.id) }),
    menu: openMenuHere,
    full: () => (article.full?.isOn ? article.full.set(false) : row && readFull(article.id ?? row.id)),
    close() {
      if (article.full?.isOn) article.full.set(false)
      else if (!article.full && article.id !== null) article.set(null)
      else clearOr(onLeave ?? (() => article.set(null)))
    },
  })
  return {
    rows,
    handle,
    monitor,
    sort,
    cursor,
    current,
    placeOf,
    selection,
    acts,
    target,
    article,
    open,
    step,
    openMenu,
    menu,
  }
}

export type ArticleWorkplace = ReturnType<typeof useArticleWorkplace>
