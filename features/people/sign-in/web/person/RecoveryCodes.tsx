import { Button, copyText, Note, useWords } from '@guanlan/platform/web'
import { personStrings } from '../../strings/person.ts'
import styles from './person.module.css'

/** Told this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useWords(personStrings)
  return (
    <div className={styles.form}>
      <Note>{t('codesNote')}</Note>
      <ul className={styles.codes} aria-label={t('recoveryCodes')}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <Button onClick={() => void copyText(codes.join('\n'), t('copied'), t('notCopied'))}>{t('copy')}</Button>{' '}
        <Button kind="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </p>
    </div>
  )
}
