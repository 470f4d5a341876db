import { Moment, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './article-time.module.css'

/** When an article was published; where its own time is not known, a sign that this is the time of its arrival. */
export function ArticleTime({ at, ofArrival, exact = false }: { at: string; ofArrival: boolean; exact?: boolean }) {
  const t = useWords(strings)
  return (
    <>
      <Moment at={at} exact={exact} />
      {ofArrival && (
        <small className={styles.sign} title={t('timeOfArrivalTip')}>
          {t('timeOfArrival')}
        </small>
      )}
    </>
  )
}
