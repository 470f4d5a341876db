import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Checkbox, Kbd, Row, useFormat, useWords } from '@guanlan/platform/web'
import { memo } from 'react'
import { strings } from '../../strings.ts'
import styles from './line.module.css'

/** The line above the rows: how much of the list is here, what waits to be shown, the first keys. */
export const NoteLine = memo(function NoteLine({
  rows,
  total,
  waiting,
  onShowNew,
  onSelectAll,
}: {
  rows: readonly ArticleRow[]
  total: number | undefined
  waiting: number
  onShowNew: () => void
  onSelectAll: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const unread = rows.filter(row => !row.read).length
  return (
    <div className={styles.line}>
      <Checkbox label={t('selectLoaded', { count: rows.length })} checked={false} onChange={onSelectAll} />
      <span>
        {total === undefined ? '' : t('loaded', { shown: format.exact(rows.length), unread: format.exact(unread) })}
      </span>
      <span aria-live="polite">
        {waiting > 0 && (
          <button type="button" className={styles.waiting} onClick={onShowNew}>
            {t('newArticles', { count: format.exact(waiting) })} <Kbd>N</Kbd>
          </button>
        )}
      </span>
      <Row as="span" gap={4} className={styles.keys} aria-hidden="true">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keyMove')} <Kbd>X</Kbd> {t('keySelect')} <Kbd>?</Kbd> {t('keyAll')}
      </Row>
    </div>
  )
})
