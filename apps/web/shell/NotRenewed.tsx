import { Button, isPassing, useFormat, useWords } from '@guanlan/platform/web'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import styles from './Frame.module.css'
import { shellStrings } from './strings.ts'

/** Shown, known from before, and not answered when it was asked again. Charts say so themselves, beside their figures. */
export const isOld = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.state.data !== undefined &&
  query.queryKey[0] !== 'charts' &&
  isPassing(query.state.error) &&
  query.isActive()

/** On every screen: since when what stands there is, and why it was not renewed. Nothing while all of it is current. */
export function NotRenewed() {
  const t = useWords(shellStrings)
  const format = useFormat()
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const watch = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  const oldest = useSyncExternalStore(watch, () => {
    const old = cache.findAll({ predicate: isOld })
    return old.length === 0
      ? null
      : old.reduce((first, query) => (query.state.dataUpdatedAt < first.state.dataUpdatedAt ? query : first))
  })
  if (!oldest || !navigator.onLine) return null
  const { dataUpdatedAt, error } = oldest.state
  return (
    <p className={styles.offline} role="status">
      {t('notRenewed', {
        at: format.moment(new Date(dataUpdatedAt)).slice(11, 16),
        why: error?.message || t('unreachable'),
      })}
      <Button size="small" kind="quiet" onClick={() => void client.refetchQueries({ predicate: isOld })}>
        {t('retry')}
      </Button>
    </p>
  )
}
