import { DeskPanes, useArticleWorkplace, useReadingPlace } from '@guanlan/features/desk/article-list/web'
import { type PaneName, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'
import { allOf } from './all-of.ts'
import { FacetPane } from './FacetPane.tsx'
import { FoundList } from './FoundList.tsx'
import styles from './search.module.css'
import { type Search, type useFound, useOpenFacets, useSummary } from './search-queries.ts'
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
  const [front, setFront] = useState<PaneName>('middle')
  const [folded, setFolded] = useState({ start: false, end: false })
  const foldEnd = (end: boolean) => setFolded(sides => ({ ...sides, end }))
  const foldStart = (start: boolean) => setFolded(sides => ({ ...sides, start }))
  const reveal = () => {
    setFront('end')
    foldEnd(false)
  }
  const { place, article } = useReadingPlace(view, { shown: !folded.end, folded: folded.end }, change, reveal)
  const summary = useSummary(search)
  const openFacets = useOpenFacets(search)
  const all = useMemo(
    () => allOf(search, summary.data, summary.dataUpdatedAt),
    [search, summary.data, summary.dataUpdatedAt],
  )
  const work = useArticleWorkplace({
    rows: found.rows,
    hasMore: found.hasNextPage,
    listed,
    monitor: null,
    sort: view.sort,
    all,
    article,
    keys: {
      searchTree: onBox,
      foldTree: () => foldStart(!folded.start),
      foldReading: () => foldEnd(!folded.end),
    },
  })
  const list = { now, search, found, summary, work, all: all?.count, change }
  return (
    <div className={styles.panes}>
      {work.menu}
      <DeskPanes
        name="search"
        work={work}
        total={found.rows.length}
        place={place}
        front={front}
        onFront={setFront}
        start={{
          label: t('facets'),
          width: 232,
          least: 200,
          folded: folded.start,
          onFold: foldStart,
          content: (
            <FacetPane
              view={listed}
              summary={summary.data}
              open={openFacets}
              isPending={summary.isPending}
              change={change}
            />
          ),
        }}
        middle={{ label: t('results'), content: <FoundList view={listed} {...list} /> }}
        folded={folded.end}
        onFold={foldEnd}
      />
    </div>
  )
}
