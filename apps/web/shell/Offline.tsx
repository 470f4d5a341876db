import { Icon, useWords } from '@guanlan/platform/web'
import styles from './Frame.module.css'
import { shellStrings } from './strings.ts'
import { useOnline } from './use-online.ts'

export function Offline() {
  const t = useWords(shellStrings)
  const online = useOnline()
  if (online) return null
  return (
    <p className={styles.offline} role="status">
      <Icon name="cloud-off" />
      {t('offline')}
    </p>
  )
}
