import { FoundContext, WithQueries } from '@guanlan/features/desk/article-list/web'
import { Column, EmptyState, RefusalError, useWords } from '@guanlan/platform/web'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { strings } from '../strings.ts'
import { FoundPanes } from './FoundPanes.tsx'
import { FuzzyBar } from './FuzzyBar.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './search.module.css'
import { useFound, useFuzzy, useSearch, useWith } from './search-queries.ts'
import { useSearchView } from './use-search-view.ts'

export default function SearchScreen({ fields }: { fields?: FieldChoice }) {
  return (
    <WithQueries>
      <SearchPage {...(fields && { fields })} />
    </WithQueries>
  )
}

/** Stands above the box where the articles of one field are looked at; choosing one runs its rule. */
export type FieldChoice = (rule: string, run: (rule: string) => void) => ReactNode

/** The box above; below it facets, the articles found, one article to read. The search stands in the address. */
function SearchPage({ fields }: { fields?: FieldChoice }) {
  const t = useWords(strings)
  const { view, listed, change } = useSearchView()
  const [now, setNow] = useState(() => Date.now())
  const boxPlace = useRef<HTMLDivElement>(null)
  const exact = useSearch(listed, now)
  const fuzzy = useFuzzy(exact, listed)
  // Until the rule of a fuzzy search is known nothing is looked for: rows of another rule would be taken for its own.
  const search = useWith(exact, listed.fuzzy ? (fuzzy.data?.rule ?? '') : undefined)
  const found = useFound(search, listed.sort)
  const foundBy = useMemo(() => ({ query: search.rule || null }), [search.rule])
  return (
    <FoundContext value={foundBy}>
      <Column fill>
        {fields?.(exact.rule, rule => {
          setNow(Date.now())
          change({ text: rule, mode: 'rule', fuzzy: false, without: [], open: null })
        })}
        <div ref={boxPlace}>
          <SearchBox
            text={listed.text}
            mode={listed.mode}
            problem={problemOf(found.error)}
            aside={<SavedSearches view={listed} rule={search.rule || exact.rule} />}
            onRun={requested => {
              setNow(Date.now())
              change({ ...requested, open: null })
            }}
          />
        </div>
        {exact.rule !== '' && <FuzzyBar view={listed} fuzzy={fuzzy} change={change} />}
        {exact.rule === '' ? (
          <div className={styles.begin}>
            <h1 className="unseen">{t('search')}</h1>
            <EmptyState marked title={t('beginTitle')}>
              {t('begin')}
            </EmptyState>
          </div>
        ) : (
          <FoundPanes
            view={view}
            listed={listed}
            now={now}
            search={search}
            found={found}
            change={change}
            onBox={() => boxPlace.current?.querySelector<HTMLElement>('input, [contenteditable]')?.focus()}
          />
        )}
      </Column>
    </FoundContext>
  )
}

/** What the server says of the text itself stands at the box. */
const problemOf = (error: unknown): string | undefined =>
  error instanceof RefusalError ? error.problems.find(({ field }) => field === 'query')?.msg : undefined
