import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { type Moments, momentsOf, type TimeRange } from '@guanlan/features/articles/articles/web'
import { type ArticleWorkplace, BulkBar, FilterBar, Rows, VolumeStrip } from '@guanlan/features/desk/article-list/web'
import { absentAddress } from '@guanlan/features/monitors/absence/web'
import { Button, EmptyState, ErrorOf, SkeletonRows, useAppearance, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'
import { FoundHead } from './FoundHead.tsx'
import styles from './search.module.css'
import type { Search, useFound, useSummary } from './search-queries.ts'
import type { ChangeSearch } from './use-search-view.ts'
import { WordsAlone } from './WordsAlone.tsx'

/** Number, volume, filters, and the articles found. */
export function FoundList({
  view,
  now,
  search,
  found,
  summary,
  work,
  all,
  change,
}: {
  view: SearchView
  now: number
  search: Search
  found: ReturnType<typeof useFound>
  summary: ReturnType<typeof useSummary>
  work: ArticleWorkplace
  /** How many one may act on at once; absent: only on those that are loaded. */
  all: number | undefined
  change: ChangeSearch
}) {
  const t = useWords(strings)
  const format = useFormat()
  const timeZone = useAppearance(state => state.timeZone)
  const moments = useMemo(() => momentsOf(view.range, now, timeZone), [view.range, now, timeZone])
  const deskView = useMemo(() => ({ ...view, sort: 'time_desc' as const }), [view])
  const { rows } = found
  const isSearching = found.isFetching && rows.length === 0
  return (
    <section className={styles.pane} aria-label={t('results')}>
      <FoundHead view={view} search={search} summary={summary.data} change={change} />
      <Volume summary={summary} moments={moments} onNarrow={range => change({ range })} />
      <FilterBar view={deskView} change={change} />
      {work.selection.ids.size > 0 && <BulkBar work={work} total={all} />}
      {found.ranked && (
        <p className={styles.note}>{t('ranked', { count: format.exact(found.data?.pages[0]?.total ?? 0) })}</p>
      )}
      {isSearching && (
        <div role="status" className={styles.waiting}>
          <p>{t(found.data ? 'goesOn' : 'searching')}</p>
          <SkeletonRows rows={8} />
        </div>
      )}
      {found.isError && (
        <div className={styles.fault}>
          <ErrorOf error={found.error} onRetry={() => void found.refetch()} />
        </div>
      )}
      {found.isSuccess && !found.hasNextPage && rows.length === 0 && (
        <NothingFound view={view} search={search} change={change} />
      )}
      {rows.length > 0 && (
        <Rows
          key={search.key}
          name="search"
          label={t('results')}
          work={work}
          total={summary.data && !summary.data.capped ? summary.data.total : rows.length}
          onSort={sort => change({ sort })}
          onEnd={() => found.hasNextPage && !found.isFetching && !found.isError && void found.fetchNextPage()}
        />
      )}
    </section>
  )
}

function Volume({
  summary,
  moments,
  onNarrow,
}: {
  summary: ReturnType<typeof useSummary>
  moments: Moments
  onNarrow: (range: TimeRange) => void
}) {
  const points = useMemo(
    () => (summary.data?.volume ?? []).map(point => ({ ...point, usual: null })),
    [summary.data?.volume],
  )
  // The list says a refusal of the whole search itself.
  if (summary.isError) return null
  return <VolumeStrip points={points} moments={moments} busy={summary.isFetching} onNarrow={onNarrow} />
}

const longestMs = longestRangeDays * 86_400_000

function NothingFound({ view, search, change }: { view: SearchView; search: Search; change: ChangeSearch }) {
  const navigate = useNavigate()
  const t = useWords(strings)
  const longest = () => {
    const to = Date.now()
    return { from: new Date(to - longestMs).toISOString(), to: new Date(to).toISOString() }
  }
  return (
    <EmptyState
      marked
      title={t('nothingTitle')}
      actions={
        <>
          <Button onClick={() => change({ range: longest() })}>{t('longest')}</Button>
          {(view.filters.length > 0 || view.monitor !== null) && (
            <Button kind="quiet" onClick={() => change({ filters: [], monitor: null })}>
              {t('dropFilters')}
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() =>
              void navigate(absentAddress(view.mode === 'plain' ? view.text : '', { pathname: '', search: '' }))
            }
          >
            {t('whyAbsent')}
          </Button>
        </>
      }
    >
      {t('nothing')}
      <WordsAlone search={search} change={change} />
    </EmptyState>
  )
}
