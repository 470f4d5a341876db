import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import type { HitStretch } from '@guanlan/features/articles/articles/web'
import { IconButton, Row, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'
import type { Hits } from './use-hits.ts'

/** Words named beside the counter. */
const mostTerms = 4

/** Which words hit and how often, and the way from one to the next. */
export function HitNavigator({ hits, terms }: { hits: Hits; terms: ArticleDetail['bodyHits'] }) {
  const t = useWords(strings)
  if (hits.total === 0) return <hr className={styles.rule} />
  const counts = [
    ...Map.groupBy(
      terms.filter(hit => !isInside(hit, terms)),
      hit => hit.term,
    ),
  ].map(([term, all]) => ({ term, count: all.length }))
  counts.sort((a, b) => b.count - a.count)
  return (
    <div className={styles.hits}>
      <span>{t('hits')}</span>
      <Row as="span" gap={12} className={styles.terms}>
        {counts.slice(0, mostTerms).map(({ term, count }) => (
          <span key={term}>
            <mark>{term}</mark> {count}
          </span>
        ))}
      </Row>
      <span aria-live="polite">
        {hits.current === null
          ? t('hitTotal', { count: hits.total })
          : t('hitPlace', { index: hits.current + 1, total: hits.total })}
      </span>
      <IconButton kind="plain" size="small" icon="left" label={t('previousHit')} onClick={() => hits.go(-1)} />
      <IconButton kind="plain" size="small" icon="right" label={t('nextHit')} onClick={() => hits.go(1)} />
    </div>
  )
}

/** A word inside a longer hit is not counted beside it: 鹭行 within 鹭行 Pro. */
const isInside = (hit: HitStretch, hits: readonly HitStretch[]): boolean =>
  hits.some(other => other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from)
