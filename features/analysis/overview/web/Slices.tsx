import type { Filter } from '@guanlan/features/articles/articles/contract'
import { sentimentIs } from '@guanlan/features/charts/charts/web'
import { useFormat } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'

const sentiments = ['positive', 'neutral', 'negative'] as const
type Split = Readonly<Record<(typeof sentiments)[number], number>>

/**
 * One whole cut by sentiment; each slice opens its articles. For the pointer: the figures beside it say and open the
 * same, so the keyboard and a screen reader do not stop here too.
 */
export function Slices({
  split,
  filters = [],
  open,
  large = false,
}: {
  split: Split
  filters?: readonly Filter[]
  open: Behind
  large?: boolean
}) {
  const format = useFormat()
  return (
    <span className={`share-bar ${large ? 'large' : ''} ${styles.slices}`} aria-hidden="true">
      {sentiments.map(
        sentiment =>
          split[sentiment] > 0 && (
            <Link
              key={sentiment}
              className={`fill-${sentiment}`}
              style={{ flexGrow: split[sentiment] }}
              tabIndex={-1}
              title={format.exact(split[sentiment])}
              to={open({ filters: [...filters, sentimentIs(sentiment)] })}
            />
          ),
      )}
    </span>
  )
}
