import { searchOrders } from '@guanlan/features/articles/articles/contract'
import type { SearchSummary } from '@guanlan/features/desk/article-list/contract'
import { LookMenu, RangePicker } from '@guanlan/features/desk/article-list/web'
import { Icon, IconButton, Menu, percent, Row, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'
import { MadeOfSearch } from './MadeOfSearch.tsx'
import styles from './search.module.css'
import { type Search, useExactCount } from './search-queries.ts'

/** How many were found, of which time, in which order; the exact number on demand; what one can make of the search. */
export function FoundHead({
  view,
  search,
  summary,
  change,
}: {
  view: SearchView
  search: Search
  summary: SearchSummary | undefined
  change: (part: Partial<SearchView>) => void
}) {
  const t = useWords(strings)
  return (
    <Row as="header" gap={4} align="center" className={styles.head}>
      <h1 className="cut">{t('results')}</h1>
      <Amount search={search} summary={summary} fold={view.fold} />
      <RangePicker range={view.range} onChange={range => change({ range })} />
      <Row gap={2} align="center" className={styles.tools}>
        <Menu
          className="button quiet small"
          label={t('sortBy', { sort: t(view.sort) })}
          face={
            <>
              <Icon name="sort" size={14} />
              {t(view.sort)}
            </>
          }
          items={searchOrders.map(sort => ({
            key: sort,
            label: t(sort),
            chosen: sort === view.sort,
            run: () => change({ sort }),
          }))}
        />
        <IconButton
          size="small"
          icon="fold"
          label={t('fold')}
          aria-pressed={view.fold}
          onClick={() => change({ fold: !view.fold })}
        />
        <LookMenu name="search" />
        <MadeOfSearch view={view} rule={search.rule} />
      </Row>
    </Row>
  )
}

function Amount({ search, summary, fold }: { search: Search; summary: SearchSummary | undefined; fold: boolean }) {
  const t = useWords(strings)
  const format = useFormat()
  const { counting, begin, stop } = useExactCount(search)
  if (!summary) return <span className={styles.amount} aria-live="polite" />
  if (!summary.capped)
    return (
      <span className={styles.amount} aria-live="polite">
        {t(fold ? 'foundStories' : 'found', { count: format.exact(summary.total) })}
      </span>
    )
  return (
    <span className={styles.amount} aria-live="polite">
      {counting.state === 'done'
        ? t('exactly', { count: format.exact(counting.count) })
        : t('foundMore', { count: format.exact(summary.total) })}
      {counting.state === 'idle' && (
        <button type="button" className={styles.link} onClick={() => void begin()}>
          {t('countExactly')}
        </button>
      )}
      {counting.state === 'counting' && (
        <>
          <span>{t('countingNow', { count: format.exact(counting.count), share: percent(counting.progress, 0) })}</span>
          <button type="button" className={styles.link} onClick={stop}>
            {t('stop')}
          </button>
        </>
      )}
      {counting.state === 'failed' && <span role="alert">{counting.message}</span>}
    </span>
  )
}
