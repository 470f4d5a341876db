import { Icon, useWords } from '@guanlan/platform/web'
import { useSyncExternalStore } from 'react'
import styles from './Frame.module.css'
import { shellStrings } from './strings.ts'

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function Offline() {
  const t = useWords(shellStrings)
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  if (online) return null
  return (
    <p className={styles.offline} role="status">
      <Icon name="cloud-off" />
      {t('offline')}
    </p>
  )
}
