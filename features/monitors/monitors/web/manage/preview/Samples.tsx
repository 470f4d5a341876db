import { ArticleTime, Highlighted } from '@guanlan/features/articles/articles/web'
import { useWords } from '@guanlan/platform/web'
import type { Sample } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import styles from './preview.module.css'

export interface ShownSample {
  sample: Sample
  /** How the article changes sides with the rule. */
  change?: 'added' | 'lost'
}

/** Articles with their hits; a title opens the article beside the editor, which keeps what is written. */
export function Samples({ label, samples }: { label: string; samples: readonly ShownSample[] }) {
  const t = useWords(strings)
  return (
    <ul className={styles.samples} aria-label={label}>
      {samples.map(({ sample, change }) => (
        <li key={sample.id} data-change={change}>
          {change && (
            <span className={styles.side} data-side={change} title={t(change)}>
              <span aria-hidden="true">{change === 'added' ? '+' : '−'}</span>
              <span className="unseen">{t(change)}</span>
            </span>
          )}
          {/* The desk's own address builder is above this feature. */}
          <a href={`#/monitorDetail?id=${sample.id}`} target="_blank" rel="noopener" title={t('opensNew')}>
            <Highlighted
              text={sample.title || sample.excerpt.slice(0, 40)}
              hits={sample.title ? sample.titleHits : []}
            />
          </a>
          <span className={styles.sampleFacts}>
            {sample.media} · <ArticleTime at={sample.publishedAt} ofArrival={sample.timeOfArrival} />
          </span>
          <p className={styles.excerpt}>
            <Highlighted text={sample.excerpt} hits={sample.excerptHits} />
          </p>
        </li>
      ))}
    </ul>
  )
}
