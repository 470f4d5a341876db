import type { ReactNode } from 'react'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import type { AnyList } from '../records/use-list.ts'
import styles from './BulkBar.module.css'
import { tableStrings } from './strings.ts'

/** What is chosen, the way to all that the question finds, and the acts. Nothing while nothing is chosen. */
export function BulkBar({ list: { selection, records }, children }: { list: AnyList; children: ReactNode }) {
  const t = useWords(tableStrings)
  const { total } = records
  if (selection.count === 0) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('chosen', { count: exact(selection.count) })}>
      <b role="status">{t('chosen', { count: exact(selection.count) })}</b>
      {total !== null && selection.count < total && (
        <Button size="small" kind="quiet" className="accent" onClick={selection.chooseAll}>
          {t('chooseAll', { count: exact(total) })}
        </Button>
      )}
      {children}
      <Button size="small" kind="quiet" onClick={selection.clear}>
        {t('clear')}
      </Button>
    </div>
  )
}
