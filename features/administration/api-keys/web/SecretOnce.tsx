import { Button, copyText, Note, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './api-keys.module.css'

export interface ShownSecret {
  secret: string
  /** Until then the one of before opens, too. */
  previousUntil: string | null
}

/** The secret of a key, told this once. */
export function SecretOnce({ secret, previousUntil, onClose }: ShownSecret & { onClose: () => void }) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <section className={styles.secret} aria-label={t('secretMade')}>
      <Note>{t('secretMade')}</Note>
      <code>{secret}</code>
      {previousUntil !== null && <p className="dim">{t('bothOpen', { until: format.moment(previousUntil) })}</p>}
      <p className={styles.acts}>
        <Button kind="primary" onClick={() => void copyText(secret, t('copied'), t('notCopied'))}>
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </p>
    </section>
  )
}
