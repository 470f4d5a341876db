import { exact, linkTo, Row, Sparkline, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { daysTried, type Filter } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './filters.module.css'
import { useFilterNumbers } from './queries.ts'

/** What a kept filter has taken in the last days, and the way there. */
export function FilteredPane({ filter: { id, type } }: { filter: Pick<Filter, 'id' | 'type'> }) {
  const t = useWords(strings)
  const { data } = useFilterNumbers()
  const own = data?.filters.find(filter => filter.id === id)
  return (
    <aside className={styles.trial} aria-label={t('takenIn', { days: daysTried })}>
      <h3>{t('takenIn', { days: daysTried })}</h3>
      {type === 'white' ? (
        <p className="dim">{t('whiteNote')}</p>
      ) : (
        own && (
          <Row as="p" gap={12} align="center" className={styles.figure}>
            <Link to={linkTo('/informationFiltering', null, { filter: id })}>
              {t('filteredTotal', { count: exact(own.total) })}
            </Link>
            <Sparkline values={own.counts} width={96} height={24} area />
          </Row>
        )
      )}
    </aside>
  )
}
