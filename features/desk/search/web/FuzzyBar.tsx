import { ErrorOf, Icon, Segmented, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'
import styles from './search.module.css'
import type { useFuzzy } from './search-queries.ts'
import type { ChangeSearch } from './use-search-view.ts'

/** Exact, or fuzzy with the rule that runs and every addition: what it is, what it brings, and a way to take it out. */
export function FuzzyBar({
  view,
  fuzzy,
  change,
}: {
  view: SearchView
  fuzzy: ReturnType<typeof useFuzzy>
  change: ChangeSearch
}) {
  const t = useWords(strings)
  const format = useFormat()
  const turn = (name: string) =>
    change({
      without: view.without.includes(name) ? view.without.filter(each => each !== name) : [...view.without, name],
    })
  return (
    <section className={styles.fuzzy} aria-label={t('precision')} aria-busy={view.fuzzy && fuzzy.isPending}>
      <Segmented
        label={t('precision')}
        value={view.fuzzy ? 'fuzzy' : 'exact'}
        options={[
          { value: 'exact', label: t('exact') },
          { value: 'fuzzy', label: t('fuzzy') },
        ]}
        onChange={value => change({ fuzzy: value === 'fuzzy', without: [] })}
      />
      {view.fuzzy && fuzzy.isPending && <span>{t('fuzzyAsks')}</span>}
      {view.fuzzy && fuzzy.isError && <ErrorOf error={fuzzy.error} onRetry={() => void fuzzy.refetch()} />}
      {view.fuzzy && fuzzy.data && (
        <>
          <span>
            {t('fuzzyRuns')} <code>{fuzzy.data.rule}</code>
          </span>
          {fuzzy.data.additions.length === 0 && <span>{t('fuzzyNone')}</span>}
          {fuzzy.data.additions.map(({ of, kind, text, count, capped, used }) => (
            <button
              key={`${of} ${text}`}
              type="button"
              className={styles.addition}
              data-out={!used || undefined}
              aria-pressed={used}
              title={`${t(kind)} · ${t(used ? 'takeOut' : 'putIn', { text })}`}
              onClick={() => turn(`${of} ${text}`)}
            >
              <span>{text}</span>
              <small>{t(capped ? 'bringsMore' : 'brings', { count: format.exact(count) })}</small>
              <Icon name={used ? 'close' : 'plus'} size={12} />
            </button>
          ))}
        </>
      )}
    </section>
  )
}
