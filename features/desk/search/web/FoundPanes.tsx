import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  DeskPanes,
  ReadingPane,
  type RowsHandle,
  useChosenActs,
  useCursor,
  useDeskKeys,
  useKeyActs,
  useReadingPlace,
  useRowMenu,
  useSelection,
  useTarget,
} from '@guanlan/features/desk/desk/web'
import { type PaneName, toast, useWords } from '@guanlan/platform/web'
import { useCallback, useMemo, useRef, useState } from 'react'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'
import { allOf } from './all-of.ts'
import { FacetPane } from './FacetPane.tsx'
import { FoundList } from './FoundList.tsx'
import styles from './search.module.css'
import { type Search, type useFound, useSummary } from './search-queries.ts'
import type { ChangeSearch } from './use-search-view.ts'

/** Facets, the articles found, and one of them to read; the keys of the desk. */
export function FoundPanes({
  view,
  listed,
  now,
  search,
  found,
  change,
  onBox,
}: {
  view: SearchView
  listed: SearchView
  now: number
  search: Search
  found: ReturnType<typeof useFound>
  change: ChangeSearch
  onBox: () => void
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const [front, setFront] = useState<PaneName>('middle')
  const [folded, setFolded] = useState({ start: false, end: false })
  const rowsHandle = useRef<RowsHandle>(null)
  const summary = useSummary(search)
  const { rows } = found
  const { current, row, placeOf, after, set: setCurrent } = useCursor(rows, listed, view.open)
  const selection = useSelection(rows)
  const acts = useChosenActs({ rows, current: row, selected: selection.ids, monitor: null })
  const foldEnd = (end: boolean) => setFolded(sides => ({ ...sides, end }))
  const foldStart = (start: boolean) => setFolded(sides => ({ ...sides, start }))
  const open = useCallback(
    (id: number) => {
      setCurrent(id)
      setFront('end')
      setFolded(sides => ({ ...sides, end: false }))
      change({ open: id }, { replace: true })
    },
    [setCurrent, change],
  )
  const { place, isFull, setFull } = useReadingPlace(view, { shown: !folded.end, folded: folded.end }, change)
  const readFull = (id: number) => {
    setFull(true)
    open(id)
  }
  const step = (by: 1 | -1) => {
    if (rows.length === 0) return
    const next = after(by)
    if (next < 0) return void toast({ text: a('firstArticle') })
    const to = rows[next]
    if (!to) return void (found.hasNextPage || toast({ text: a('lastArticle') }))
    setCurrent(to.id)
    rowsHandle.current?.show(next)
    if (view.open !== null) change({ open: to.id }, { replace: true })
  }
  const all = useMemo(
    () => allOf(search, summary.data, summary.dataUpdatedAt),
    [search, summary.data, summary.dataUpdatedAt],
  )
  const target = useTarget({ rows, selection, current: row, monitor: null, all, sort: view.sort })
  const { menu, openMenu, openMenuHere } = useRowMenu({
    rows,
    cursor: { row, placeOf, set: setCurrent },
    selection,
    target,
    handle: rowsHandle,
    acts,
    open,
    readFull,
  })
  const keyActs = useKeyActs({
    target,
    current: row?.id,
    open,
    onRemoved: () => (selection.ids.size > 0 ? selection.clear() : step(1)),
  })
  useDeskKeys({
    step,
    openCurrent: () => row && open(row.id),
    selectCurrent: () => row && selection.select(row.id, !selection.ids.has(row.id), false),
    selectToCurrent: () => row && selection.select(row.id, true, true),
    mark: acts.markChosen,
    correct: acts.correctChosen,
    correctStories: acts.correctStoriesOfChosen,
    ...keyActs,
    searchTree: onBox,
    foldTree: () => foldStart(!folded.start),
    foldReading: () => foldEnd(!folded.end),
    menu: openMenuHere,
    full: () => (isFull ? setFull(false) : row && readFull(view.open ?? row.id)),
    close: () =>
      isFull ? setFull(false) : selection.ids.size > 0 ? selection.clear() : change({ open: null }, { replace: true }),
  })
  const openAt = placeOf(view.open)
  return (
    <div className={styles.panes}>
      {menu}
      <DeskPanes
        name="search"
        place={place}
        isFull={isFull}
        front={front}
        onFront={setFront}
        start={{
          label: t('facets'),
          width: 232,
          least: 200,
          folded: folded.start,
          onFold: foldStart,
          content: <FacetPane view={listed} summary={summary.data} isPending={summary.isPending} change={change} />,
        }}
        middle={{
          label: t('results'),
          content: (
            <FoundList
              view={listed}
              openId={view.open}
              now={now}
              search={search}
              found={found}
              summary={summary}
              selection={selection}
              target={target}
              all={all?.count}
              acts={acts}
              current={current}
              currentIsShown={placeOf(current) >= 0}
              handle={rowsHandle}
              onStep={step}
              onMenu={openMenu}
              onOpen={open}
              change={change}
            />
          ),
        }}
        reading={{
          label: t('reading'),
          width: window.innerWidth >= 1800 ? 600 : 432,
          least: 380,
          isEmpty: view.open === null,
          folded: folded.end,
          onFold: foldEnd,
          content: (
            <ReadingPane
              id={view.open}
              monitor={null}
              place={openAt < 0 ? null : { index: openAt, total: rows.length }}
              onStep={step}
              onRead={acts.markByReading}
              onOpen={open}
              onFold={() => foldEnd(true)}
              isFull={isFull}
              onFull={setFull}
            />
          ),
        }}
      />
    </div>
  )
}
