import { Button, copyText, Note, Row, Stack, useFormat, useWords } from '@guanlan/platform/web'
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
    <Stack as="section" gap={8} className={styles.secret} aria-label={t('secretMade')}>
      <Note>{t('secretMade')}</Note>
      <code>{secret}</code>
      {previousUntil !== null && <p className="dim">{t('bothOpen', { until: format.moment(previousUntil) })}</p>}
      <Row as="p" gap={16} wrap={8} align="center">
        <Button kind="primary" onClick={() => void copyText(secret, t('copied'), t('notCopied'))}>
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </Row>
    </Stack>
  )
}
