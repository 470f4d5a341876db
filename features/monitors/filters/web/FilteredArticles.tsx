import { ArticleTime } from '@guanlan/features/articles/articles/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  exact,
  SkeletonRows,
  Sparkline,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { daysTried, type FilteredArticle } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './filters.module.css'
import { filterApi as api, filteredKeys, useFilterNumbers } from './queries.ts'

const pageSize = 50

/** Everything that filters have taken out, by filter with its days; one click brings an article back for good. */
export function FilteredArticles({ parts }: { parts: ReactNode }) {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const filterId = Number(search.get('filter')) || null
  const { data: numbers } = useFilterNumbers()
  const list = useFiltered(filterId)
  const pages = list.data?.pages ?? []
  const rows = pages.flatMap(page => page.list)
  const choose = (id: number | null) => setSearch(id === null ? {} : { filter: String(id) })
  const filters = (numbers?.filters ?? []).filter(({ type, total }) => type !== 'white' || total > 0)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('informationFiltering')}</h1>
        <span className="dim" role="status">
          {pages[0] && t('filteredTotal', { count: exact(pages[0].total) })}
        </span>
        <span className="grow" />
        {parts}
      </header>
      <div className={styles.filtered}>
        <nav className={styles.rail} aria-label={t('byFilter')}>
          <button type="button" aria-pressed={filterId === null} onClick={() => choose(null)}>
            <span>{t('allFilters')}</span>
          </button>
          {filters.map(filter => (
            <button
              key={filter.id}
              type="button"
              aria-pressed={filterId === filter.id}
              title={`${t(filter.type)} · ${t('takenIn', { days: daysTried })}`}
              onClick={() => choose(filter.id)}
            >
              <span>
                {filter.name} {!filter.enabled && <small className="dim">{t('off')}</small>}
              </span>
              <Sparkline values={filter.counts} dot={false} />
              <span>{exact(filter.total)}</span>
            </button>
          ))}
        </nav>
        <section className={styles.articles} aria-label={t('partFiltered')}>
          {list.error ? (
            <ErrorOf error={list.error} onRetry={() => void list.refetch()} />
          ) : pages.length === 0 ? (
            <SkeletonRows />
          ) : rows.length === 0 ? (
            <EmptyState title={t('filteredNone')}>{t('filteredNoneText')}</EmptyState>
          ) : (
            <ul>
              {rows.map(row => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          )}
          {list.hasNextPage && (
            <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </section>
      </div>
    </div>
  )
}

function Row({ row }: { row: FilteredArticle }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const act = useUndo(useCallback(() => client.invalidateQueries({ queryKey: ['filters'] }), [client]))
  const bringBack = async () => {
    await act(
      () => api.bringBack.act({ body: { idList: [row.id] } }),
      ({ changed }) => t('broughtBack', { count: changed }),
    )
  }
  return (
    <li>
      <div>
        <h2>{row.title}</h2>
        <p>{row.summary}</p>
        <small className="dim">
          {row.media} · <ArticleTime at={row.publishedAt} ofArrival={row.timeOfArrival} /> ·{' '}
          {row.taken
            .map(({ filter, monitor }) => t('takenFrom', { filter: filter ?? t('deletedFilter'), monitor }))
            .join(t('and'))}
        </small>
      </div>
      {may('filters.edit') && (
        <Button size="small" icon="undo" onClick={() => void bringBack()}>
          {t('bringBack')}
        </Button>
      )}
    </li>
  )
}

const useFiltered = (filterId: number | null) =>
  useInfiniteQuery({
    queryKey: [...filteredKeys.list, filterId],
    queryFn: ({ pageParam, signal }) => api.filtered({ body: { filterId, page: pageParam, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
