import { sortOrders } from '@guanlan/features/articles/articles/contract'
import { strings as deskStrings } from '@guanlan/features/desk/article-list/strings'
import {
  BulkBar,
  DeskPanes,
  FilterBar,
  LookMenu,
  openPanel,
  questionOf,
  Rows,
  type Target,
  useArticleList,
  useArticleWorkplace,
  useLook,
  useReadingPlace,
} from '@guanlan/features/desk/article-list/web'
import { strings as exportStrings } from '@guanlan/features/handling/exports/strings'
import {
  ChoiceMenu,
  EmptyState,
  ErrorOf,
  exact,
  IconButton,
  type PaneName,
  Row,
  SkeletonRows,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import type { DataTask } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { AsSwitch } from './AsSwitch.tsx'
import styles from './content.module.css'
import { useTaskView } from './use-task-view.ts'

/** The articles of a task with one of them to read: the list of the desk, with its filters, looks, keys and acts. */
export function Content({ task }: { task: DataTask }) {
  const t = useWords(strings)
  const d = useWords(deskStrings)
  const e = useWords(exportStrings)
  const may = useMay()
  const { view, listed, whole, change } = useTaskView(task)
  const [now] = useState(() => Date.now())
  const [front, setFront] = useState<PaneName>('middle')
  const [folded, setFolded] = useState(false)
  const list = useArticleList(listed, now)
  const { rows, total } = list
  const { look } = useLook('dataTask')
  const reveal = () => {
    setFront('end')
    setFolded(false)
  }
  const { place, article } = useReadingPlace(view, { shown: !folded, folded }, change, reveal)
  const all = useMemo(
    () => (total ? { question: questionOf(listed, now), until: new Date(now).toISOString(), count: total } : undefined),
    [listed, now, total],
  )
  const work = useArticleWorkplace({
    ...{ rows, listed, monitor: null, sort: view.sort, all, article },
    hasMore: list.hasNextPage,
    keys: { foldReading: () => setFolded(!folded) },
  })
  const target: Target | null = all ? { ids: [], articles: rows, monitor: null, all, sort: view.sort } : null
  return (
    <>
      <DeskPanes
        name="dataTask"
        work={work}
        total={total ?? rows.length}
        place={place}
        front={front}
        onFront={setFront}
        middle={{
          label: t('content'),
          content: (
            <section className={styles.pane} aria-label={t('listOf', { name: task.name })}>
              <Row gap={8} align="center" className={styles.head} wrap={4}>
                <AsSwitch />
                <b role="status">{total === undefined ? '…' : d('articles', { count: exact(total) })}</b>
                <span className="grow" />
                {target && may('exports.order') && (
                  <IconButton
                    size="small"
                    icon="download"
                    label={e('exportList')}
                    onClick={() => openPanel('export', target)}
                  />
                )}
                <ChoiceMenu
                  values={sortOrders}
                  value={view.sort}
                  name={sort => d(sort)}
                  onChange={sort => change({ sort })}
                />
                <LookMenu name="dataTask" />
              </Row>
              <FilterBar view={listed} change={change} whole={whole} fixed={1} />
              {work.selection.ids.size > 0 && <BulkBar work={work} total={total} />}
              {list.isPending && <SkeletonRows rows={8} />}
              {list.isError && rows.length === 0 && <ErrorOf error={list.error} onRetry={() => void list.refetch()} />}
              {list.isSuccess && rows.length === 0 && (
                <EmptyState title={t('noArticles')}>{t('noArticlesText')}</EmptyState>
              )}
              {rows.length > 0 && (
                <Rows
                  name="dataTask"
                  label={t('listOf', { name: task.name })}
                  work={work}
                  total={total ?? rows.length}
                  onSort={sort => change({ sort })}
                  onEnd={() =>
                    list.hasNextPage && !list.isFetching && !list.isFetchNextPageError && void list.fetchNextPage()
                  }
                />
              )}
            </section>
          ),
        }}
        folded={folded || (view.open === null && (look === 'table' || look === 'cards'))}
        onFold={setFolded}
      />
      {work.menu}
    </>
  )
}
