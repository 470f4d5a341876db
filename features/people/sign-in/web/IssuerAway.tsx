import { Button, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { strings } from '../strings.ts'
import styles from './SignIn.module.css'

const everyMs = 3_000

/** The identity service does not answer: looked at again every few seconds, and gone on by itself. */
export function IssuerAway({ onBack }: { onBack: () => void }) {
  const t = useWords(strings)
  useEffect(() => {
    const timer = setInterval(() => void isBack().then(yes => yes && !document.hidden && onBack()), everyMs)
    return () => clearInterval(timer)
  }, [onBack])
  return (
    <div className={styles.form}>
      <p role="status">{t('issuerAway')}</p>
      <Button kind="primary" size="large" onClick={onBack}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

async function isBack(): Promise<boolean> {
  const answer = await fetch('/health/ready').catch(() => null)
  if (!answer?.ok) return false
  const { waitsFor } = (await answer.json()) as { waitsFor: readonly string[] }
  return !waitsFor.includes('issuer')
}
