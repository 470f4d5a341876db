import type { TimeRange } from '@guanlan/features/articles/articles/web'
import { HotMarks } from '@guanlan/features/collecting/hot-lists/web'
import { strings } from '@guanlan/features/desk/article-list/strings'
import {
  type ArticleWorkplace,
  BulkBar,
  type ChangeView,
  CoverageStrip,
  FilterBar,
  NoteLine,
  openPanel,
  questionOf,
  Rows,
  type Target,
  type View,
} from '@guanlan/features/desk/article-list/web'
import { useFirstArticle } from '@guanlan/features/desk/first-steps/web'
import { ErrorOf, later, SkeletonRows, useWords } from '@guanlan/platform/web'
import { Suspense, useCallback, useMemo } from 'react'
import type { useLiveList } from '../use-live-list.ts'
import { ListHead } from './ListHead.tsx'
import styles from './ListPane.module.css'

const EmptyList = later(() => import('./EmptyList.tsx').then(({ EmptyList }) => ({ default: EmptyList })))

/** Head, coverage, filters, and the articles. */
export function ListPane({
  title,
  view,
  change,
  list,
  work,
  onShowNew,
  ...panes
}: {
  title: string
  view: View
  change: ChangeView
  list: ReturnType<typeof useLiveList>
  work: ArticleWorkplace
  onShowNew: () => void
  treeFolded: boolean
  readingFolded: boolean
  onFoldTree: (folded: boolean) => void
  onFoldReading: (folded: boolean) => void
}) {
  const t = useWords(strings)
  const { rows, total } = list
  const { selectAll, ids } = work.selection
  const newest = rows[0]?.id
  const readNewest = useCallback(() => newest !== undefined && change({ open: newest }), [newest, change])
  useFirstArticle(rows.length, rows[0]?.title ?? null, readNewest)
  const narrow = useCallback((range: TimeRange) => change({ range }), [change])
  const selectAllRows = useCallback(() => selectAll(rows.map(row => row.id)), [selectAll, rows])
  const whole = useMemo<Target | null>(() => {
    if (!total || rows.length === 0) return null
    const all = { question: questionOf(view, list.now), until: new Date(list.now).toISOString(), count: total }
    return { ids: [], articles: rows, monitor: view.monitor, all, sort: view.sort }
  }, [rows, view, total, list.now])
  const sendList = useMemo(
    () => (whole && view.place === 'desk' ? () => openPanel('warn', whole) : null),
    [whole, view.place],
  )
  const exportList = useMemo(() => whole && (() => openPanel('export', whole)), [whole])
  return (
    <section className={styles.pane} aria-label={t('paneList')}>
      <ListHead
        title={title}
        total={total}
        counting={list.isRefetching}
        view={view}
        change={change}
        onSend={sendList}
        onExport={exportList}
        {...panes}
      />
      {view.place === 'desk' && (
        <>
          <Suspense>
            <HotMarks monitor={view.monitor} />
          </Suspense>
          <CoverageStrip view={view} now={list.trendNow} onNarrow={narrow} />
        </>
      )}
      <FilterBar view={view} change={change} />
      {ids.size > 0 ? (
        <BulkBar work={work} total={total} />
      ) : (
        <NoteLine rows={rows} total={total} waiting={list.waiting} onShowNew={onShowNew} onSelectAll={selectAllRows} />
      )}
      {list.isPending && <SkeletonRows rows={8} />}
      {list.isError && rows.length === 0 && (
        <div className={styles.fault}>
          <ErrorOf error={list.error} onRetry={() => void list.refetch()} />
        </div>
      )}
      {list.isSuccess && rows.length === 0 && (
        <Suspense>
          <EmptyList view={view} change={change} now={list.now} />
        </Suspense>
      )}
      {list.isFetchNextPageError && (
        <div className={styles.fault}>
          <ErrorOf error={list.error} onRetry={() => void list.fetchNextPage()} />
        </div>
      )}
      {rows.length > 0 && (
        <Rows
          key={view.monitor ?? 0}
          name="desk"
          label={t('feedOf', { title })}
          work={work}
          total={total ?? rows.length}
          onSort={sort => change({ sort })}
          freshSince={list.freshSince}
          onEnd={() => list.hasNextPage && !list.isFetching && !list.isFetchNextPageError && void list.fetchNextPage()}
          onSettle={list.settle}
        />
      )}
    </section>
  )
}
