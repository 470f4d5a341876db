import { Entering } from '@guanlan/features/collecting/intake/web'
import { strings } from '@guanlan/features/desk/article-list/strings'
import {
  DeskPanes,
  isWide,
  useArticleWorkplace,
  useLook,
  useReadingPlace,
  useView,
  WithQueries,
} from '@guanlan/features/desk/article-list/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { later, SkeletonPage, useWords } from '@guanlan/platform/web'
import { Suspense, useCallback, useRef, useState } from 'react'
import { MissedArticle } from './absence/MissedArticle.tsx'
import type { Excluding } from './exclude/ExcludeDialog.tsx'
import { useExcludeHere } from './exclude/use-exclude-here.ts'
import { GoneMonitor, useIsGone } from './list/GoneMonitor.tsx'
import { ListPane } from './list/ListPane.tsx'
import { TreePane } from './TreePane.tsx'
import { useDeskPanes } from './use-desk-panes.ts'
import { useLiveList, useWhole } from './use-live-list.ts'
import { useTitle } from './use-title.ts'
import { useStartView } from './views/use-start-view.ts'

const ExcludeDialog = later(() =>
  import('./exclude/ExcludeDialog.tsx').then(({ ExcludeDialog }) => ({ default: ExcludeDialog })),
)

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

/** Monitors, their articles, one article to read. */
function Desk() {
  const t = useWords(strings)
  const { view, listed, change } = useView()
  const { monitor } = view
  const panes = useDeskPanes(view.open !== null)
  const { readingFolded, front, setFront, shown, setShown, foldTree, foldReading } = panes
  const reveal = () => foldReading(false)
  const { place, article } = useReadingPlace(view, { shown: shown.end, folded: readingFolded }, change, reveal)
  const calm = useRef<() => boolean>(() => true)
  const list = useLiveList(
    listed,
    useCallback(() => calm.current(), []),
  )
  const { rows, total, showNew } = list
  const search = useRef<HTMLInputElement>(null)
  const [excluding, setExcluding] = useState<Excluding | null>(null)
  const work = useArticleWorkplace({
    rows,
    hasMore: list.hasNextPage,
    listed,
    monitor,
    sort: view.sort,
    all: useWhole(listed, list),
    article,
    keys: {
      showNew: () => list.waiting > 0 && showNewOnTop(),
      searchTree() {
        foldTree(false)
        setTimeout(() => search.current?.focus())
      },
      foldTree: () => foldTree(shown.start),
      foldReading: () => foldReading(shown.end),
    },
    onExclude: id => setExcluding({ id, marked: String(getSelection() ?? '') }),
  })
  const exclude = useExcludeHere()
  const { handle, selection, cursor } = work
  calm.current = () => !article.isReading && selection.ids.size === 0 && (handle.current?.isAtRest() ?? true)
  const showNewOnTop = useCallback(() => {
    showNew()
    handle.current?.toTop()
  }, [showNew, handle])
  const chooseMonitor = useCallback(
    (chosen: number | null) => {
      selection.clear()
      cursor.set(null)
      setFront('middle')
      change({ monitor: chosen, monitors: [], place: 'desk', open: null })
    },
    [selection.clear, cursor.set, setFront, change],
  )
  const title = useTitle(listed)
  const { look } = useLook('desk')
  const isGone = useIsGone(monitor, list.error)
  const isItem = useMonitors().data?.find(each => each.id === monitor)?.kind === 'item'
  const trees = { view: listed, list, work, search, change, onChoose: chooseMonitor, onFold: foldTree }
  const lists = { title, view: listed, change, list, work, onShowNew: showNewOnTop }
  const folds = { treeFolded: !shown.start, readingFolded, onFoldTree: foldTree, onFoldReading: foldReading }
  return (
    <>
      <DeskPanes
        name="desk"
        work={work}
        total={total ?? rows.length}
        place={place}
        front={front}
        onFront={setFront}
        onShown={setShown}
        start={{
          label: t('paneTree'),
          folded: panes.treeFolded,
          onFold: foldTree,
          width: isWide() ? 280 : 248,
          least: 216,
          content: <TreePane {...trees} />,
        }}
        middle={{
          label: t('paneList'),
          content: isGone ? <GoneMonitor onAll={() => chooseMonitor(null)} /> : <ListPane {...lists} {...folds} />,
        }}
        // Columns and cards want the room while nothing is read.
        folded={readingFolded || (view.open === null && (look === 'table' || look === 'cards'))}
        onFold={foldReading}
      />
      {work.menu}
      <MissedArticle view={view} />
      <Entering monitor={isItem ? monitor : null} />
      {excluding && (
        <Suspense>
          <ExcludeDialog of={excluding} monitor={monitor} onTake={exclude} onClose={() => setExcluding(null)} />
        </Suspense>
      )}
    </>
  )
}
