import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { momentsOf } from '@guanlan/features/articles/articles/web'
import { Entering } from '@guanlan/features/collecting/intake/web'
import { LabelTree } from '@guanlan/features/monitors/labels/web'
import { MonitorTree, useMonitors } from '@guanlan/features/monitors/monitors/web'
import { SkeletonPage, toast, useAppearance, useWords } from '@guanlan/platform/web'
import { useCallback, useMemo, useRef, useState } from 'react'
import { strings } from '../strings.ts'
import { MissedArticle } from './absent/MissedArticle.tsx'
import { Places } from './acts/Places.tsx'
import { useKeyActs } from './acts/use-key-acts.ts'
import { useTarget } from './acts/use-target.ts'
import { questionOf } from './desk-queries.ts'
import { ExcludeDialog, type Excluding } from './exclude/ExcludeDialog.tsx'
import { GoneMonitor } from './list/GoneMonitor.tsx'
import { ListPane } from './list/ListPane.tsx'
import { useLook } from './list/looks.ts'
import type { RowsHandle } from './list/Rows.tsx'
import { DeskPanes, useReadingPlace } from './reading/DeskPanes.tsx'
import { ReadingPane } from './reading/ReadingPane.tsx'
import { isTreesQuestion, labelOf } from './tree-question.ts'
import { useChosenActs } from './use-chosen-acts.ts'
import { useCursor } from './use-cursor.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useDeskPanes } from './use-desk-panes.ts'
import { useLiveList } from './use-live-list.ts'
import { useRowMenu } from './use-row-menu.tsx'
import { useSelection } from './use-selection.ts'
import { useStories } from './use-stories.ts'
import { useTitle } from './use-title.ts'
import { useView } from './use-view.ts'
import { DeskViews } from './views/DeskViews.tsx'
import { useStartView } from './views/use-start-view.ts'
import { WithQueries } from './WithQueries.tsx'

export default function DeskScreen() {
  return (
    <WithQueries>
      <Begun />
    </WithQueries>
  )
}

function Begun() {
  return useStartView() ? <Desk /> : <SkeletonPage />
}

const wide = () => window.innerWidth >= 1800

/** Monitors, their articles, one article to read. */
function Desk() {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const zone = useAppearance(state => state.timeZone)
  const { view, listed, change } = useView()
  const { treeFolded, readingFolded, front, setFront, shown, setShown, showTree, showReading } = useDeskPanes(
    view.open !== null,
  )
  const rowsHandle = useRef<RowsHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const monitors = useMonitors().data
  const title = useTitle(listed)
  const { look } = useLook('desk')

  const selectedCount = useRef(0)
  const {
    place,
    isFull,
    setFull,
    isReading: reading,
  } = useReadingPlace(view, { shown: shown.end, folded: readingFolded }, change)
  const calm = useCallback(
    () => !reading && selectedCount.current === 0 && (rowsHandle.current?.isAtRest() ?? true),
    [reading],
  )
  const list = useLiveList(listed, calm)
  const { rows, showNew } = list
  const cursor = useCursor(rows, listed, view.open)
  const { current, row, set: setCurrent } = cursor
  const selection = useSelection(rows)
  selectedCount.current = selection.ids.size
  const acts = useChosenActs({ rows, current: row, selected: selection.ids, monitor: view.monitor })
  const { putTogether } = useStories()
  const all = useMemo(
    () =>
      list.total
        ? {
            question: questionOf(listed, list.now),
            until: new Date(list.dataUpdatedAt).toISOString(),
            count: list.total,
          }
        : undefined,
    [listed, list.now, list.dataUpdatedAt, list.total],
  )
  const target = useTarget({ rows, selection, current: row, monitor: view.monitor, all, sort: view.sort })

  const [excluding, setExcluding] = useState<Excluding | null>(null)
  const isItem = monitors?.find(each => each.id === view.monitor)?.kind === 'item'
  const openAt = cursor.placeOf(view.open)

  const open = useCallback(
    (id: number) => {
      setCurrent(id)
      showReading(true)
      change({ open: id }, { replace: true })
    },
    [change, showReading, setCurrent],
  )
  const readFull = (id: number) => {
    setFull(true)
    open(id)
  }
  const { menu, openMenu, openMenuHere } = useRowMenu({
    rows,
    cursor,
    selection,
    target,
    handle: rowsHandle,
    acts,
    open,
    readFull,
    exclude: id => setExcluding({ id, marked: String(getSelection() ?? '') }),
  })
  const goTo = (index: number, alsoOpen: boolean) => {
    const row = rows[index]
    if (!row) return
    setCurrent(row.id)
    rowsHandle.current?.show(index)
    if (alsoOpen) change({ open: row.id }, { replace: true })
    if (index >= rows.length - 5 && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
  }
  const step = (by: 1 | -1) => {
    if (rows.length === 0) return
    const next = cursor.after(by)
    if (next < 0) return void toast({ text: a('firstArticle') })
    if (next >= rows.length) {
      if (!list.hasNextPage) toast({ text: a('lastArticle') })
      return
    }
    goTo(next, reading)
  }
  const { clear } = selection
  const chooseMonitor = useCallback(
    (monitor: number | null) => {
      clear()
      setCurrent(null)
      setFront('middle')
      change({ monitor, monitors: [], place: 'desk', open: null })
    },
    [clear, setCurrent, setFront, change],
  )
  const chooseLabel = useCallback(
    (label: number | null) => {
      clear()
      change({
        place: 'desk',
        open: null,
        filters: [
          ...listed.filters.filter(each => each.field !== 'label'),
          ...(label === null ? [] : [{ field: 'label' as const, is: 'is' as const, values: [String(label)] }]),
        ],
      })
    },
    [change, clear, listed.filters],
  )
  const foldTreeAway = useCallback(() => showTree(false), [showTree])
  const showNewOnTop = useCallback(() => {
    showNew()
    rowsHandle.current?.toTop()
  }, [showNew])
  const keyActs = useKeyActs({
    target,
    current: row?.id,
    open,
    // Reading goes on with the next one.
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
    exclude: () => row && setExcluding({ id: row.id, marked: String(getSelection() ?? '') }),
    ...keyActs,
    showNew: () => list.waiting > 0 && showNewOnTop(),
    searchTree: () => {
      showTree(true)
      setTimeout(() => search.current?.focus())
    },
    foldTree: () => showTree(!shown.start),
    foldReading: () => showReading(!shown.end),
    menu: openMenuHere,
    full: () => (isFull ? setFull(false) : row && readFull(view.open ?? row.id)),
    close: () =>
      isFull ? setFull(false) : selection.ids.size > 0 ? selection.clear() : change({ open: null }, { replace: true }),
  })

  // One element while the list stands still, so that keys do not draw the tree anew.
  const below = useMemo(
    () => (
      <>
        <LabelTree chosen={labelOf(listed)} range={momentsOf(listed.range, list.now, zone)} onChoose={chooseLabel} />
        <DeskViews view={listed} change={change} />
        <Places view={listed} change={change} />
      </>
    ),
    [listed, list.now, zone, chooseLabel, change],
  )

  const isGone =
    view.monitor !== null &&
    ((monitors !== undefined && !monitors.some(each => each.id === view.monitor)) ||
      (list.error as { kind?: string } | null)?.kind === 'missing')
  return (
    <>
      <DeskPanes
        name="desk"
        place={place}
        isFull={isFull}
        front={front}
        onFront={setFront}
        onShown={setShown}
        start={{
          label: t('paneTree'),
          folded: treeFolded,
          onFold: folded => showTree(!folded),
          width: wide() ? 280 : 248,
          least: 216,
          content: (
            <MonitorTree
              chosen={view.monitor}
              chosenTotal={isTreesQuestion(listed) ? list.total : undefined}
              search={search}
              onChoose={chooseMonitor}
              onFold={foldTreeAway}
              below={below}
            />
          ),
        }}
        middle={{
          label: t('paneList'),
          content: isGone ? (
            <GoneMonitor onAll={() => chooseMonitor(null)} />
          ) : (
            <ListPane
              title={title}
              view={listed}
              openId={view.open}
              change={change}
              list={list}
              selection={selection}
              target={target}
              current={current}
              currentIsShown={cursor.placeOf(current) >= 0}
              handle={rowsHandle}
              onStep={step}
              onMenu={openMenu}
              onOpen={open}
              onMark={acts.mark}
              onSay={(ids, judgement) => void acts.correct(ids, judgement)}
              onStories={acts.correctStoriesOfChosen}
              onTogether={ids => {
                selection.clear()
                void putTogether(ids)
              }}
              onShowNew={showNewOnTop}
              treeFolded={!shown.start}
              readingFolded={readingFolded}
              onFoldTree={folded => showTree(!folded)}
              onFoldReading={folded => showReading(!folded)}
            />
          ),
        }}
        reading={{
          label: t('paneReading'),
          width: wide() ? 600 : 432,
          least: 380,
          isEmpty: view.open === null,
          // Columns and cards want the room while nothing is read.
          folded: readingFolded || (view.open === null && (look === 'table' || look === 'cards')),
          onFold: folded => showReading(!folded),
          content: (
            <ReadingPane
              id={view.open}
              monitor={view.monitor}
              place={openAt < 0 ? null : { index: openAt, total: list.total ?? rows.length }}
              onStep={step}
              onRead={acts.markByReading}
              onOpen={open}
              onFold={() => showReading(false)}
              isFull={isFull}
              onFull={setFull}
            />
          ),
        }}
      />
      {menu}
      <MissedArticle view={view} />
      <Entering monitor={isItem ? view.monitor : null} />
      {excluding && <ExcludeDialog of={excluding} monitor={view.monitor} onClose={() => setExcluding(null)} />}
    </>
  )
}
