import { strings as chartStrings } from '@guanlan/features/charts/charts/strings'
import { useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import styles from './Overview.module.css'
import type { TrendWords } from './TrendPicture.tsx'

export function TrendLegend({
  words,
  hasUsual,
  earlier,
}: {
  words: Omit<TrendWords, 'earlier'>
  hasUsual: boolean
  /** In words, with the address of its articles. */
  earlier: { line: string; to: string } | null
}) {
  const t = useWords(strings)
  const c = useWords(chartStrings)
  return (
    <span className={styles.legend}>
      <span>
        <i className={styles.lineKey} />
        {words.volume}
      </span>
      <span>
        <i className={styles.columnKey} />
        {words.negative}
      </span>
      {hasUsual && (
        <span title={t('usualMeaning')}>
          <i className={styles.usualKey} />
          {words.usual}
        </span>
      )}
      {earlier && (
        <span title={c('againstMeaning')}>
          <i className={styles.earlierKey} />
          <Link to={earlier.to}>{earlier.line}</Link>
        </span>
      )}
    </span>
  )
}
