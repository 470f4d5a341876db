import { useRegionName } from '@guanlan/features/articles/articles/web'
import type { SearchSummary } from '@guanlan/features/desk/article-list/contract'
import { useChoiceWord } from '@guanlan/features/desk/article-list/web'
import { useLabels } from '@guanlan/features/monitors/labels/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { percent, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'
import { stateOf, withValue } from './facet-act.ts'
import styles from './search.module.css'

type Facet = SearchSummary['facets'][number]
/** Values before "more". */
const shownAtFirst = 6

/** How the articles found share out. A click narrows the search to a value, Alt+click leaves it out, a second click takes that back. */
export function FacetPane({
  view,
  summary,
  open,
  isPending,
  change,
}: {
  view: SearchView
  summary: SearchSummary | undefined
  /** In place of those of the summary: fields that narrow the search, with all their values. */
  open: ReadonlyMap<Facet['field'], Facet>
  isPending: boolean
  change: (part: Partial<SearchView>) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const sample = summary?.sample ?? null
  return (
    <section className={styles.facets} aria-label={t('facets')} aria-busy={isPending}>
      {isPending && <SkeletonRows rows={8} />}
      {summary && (
        <>
          <p className={styles.note}>
            {sample
              ? t('sampled', { articles: format.exact(sample.articles), error: percent(sample.shareError, 1) })
              : t('facetHint')}
          </p>
          {summary.facets
            .map(facet => open.get(facet.field) ?? facet)
            .filter(facet => facet.values.length > 0)
            .map(facet => (
              <FacetValues key={facet.field} facet={facet} about={sample !== null} view={view} change={change} />
            ))}
        </>
      )}
    </section>
  )
}

function FacetValues({
  facet,
  about,
  view,
  change,
}: {
  facet: Facet
  /** Numbers are those of a sample, multiplied. */
  about: boolean
  view: SearchView
  change: (part: Partial<SearchView>) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [all, setAll] = useState(false)
  const nameOf = useValueName(facet.field)
  const { field, values, others } = facet
  const highest = values[0]?.count ?? 1
  const number = (count: number) => (about ? t('about', { count: format.count(count) }) : format.exact(count))
  const stands = (value: string) =>
    field === 'monitor' ? (String(view.monitor) === value ? 'is' : null) : stateOf(view.filters, field, value)
  const act = (value: string, is: 'is' | 'isNot') =>
    field === 'monitor'
      ? change({ monitor: String(view.monitor) === value ? null : Number(value) })
      : change({ filters: withValue(view.filters, field, value, is) })
  return (
    <section className={styles.facet} aria-label={t(`facet_${field}`)}>
      <h3>{t(`facet_${field}`)}</h3>
      <ul>
        {values
          .filter(({ value }, place) => all || place < shownAtFirst || stands(value))
          .map(({ value, name, count }) => {
            const title = nameOf(value, name)
            const state = stands(value)
            return (
              <li key={value}>
                <button
                  type="button"
                  data-state={state ?? undefined}
                  aria-pressed={state !== null}
                  title={t('only', { name: title, count: number(count) })}
                  onClick={event => act(value, event.altKey ? 'isNot' : 'is')}
                >
                  <i style={{ width: `${Math.max(2, (count / highest) * 100)}%` }} />
                  <span className="cut">{title}</span>
                  <b>{number(count)}</b>
                </button>
              </li>
            )
          })}
      </ul>
      {(values.length > shownAtFirst || others > 0) && (
        <p>
          {values.length > shownAtFirst && (
            <button type="button" className={styles.link} onClick={() => setAll(!all)}>
              {t(all ? 'less' : 'more')}
            </button>
          )}
          {others > 0 && (
            <span>
              {t('others')} {number(others)}
            </span>
          )}
        </p>
      )}
    </section>
  )
}

function useValueName(field: Facet['field']): (value: string, name: string | null) => string {
  const t = useWords(strings)
  const word = useChoiceWord()
  const regionName = useRegionName()
  const monitors = useMonitors().data
  const labels = useLabels().data
  return (value, name) => {
    if (field === 'monitor') return monitors?.find(each => String(each.id) === value)?.name ?? `#${value}`
    if (field === 'label') return labels?.find(each => String(each.id) === value)?.name ?? `#${value}`
    if (field === 'region') return name === null ? t('notKnown') : regionName(value, name)
    if (field === 'media' || field === 'author') return name ?? value
    return word(field, value)
  }
}
