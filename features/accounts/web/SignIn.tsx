import { Button, Mark, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { DoorFoot } from './DoorFoot.tsx'
import { Sea } from './Sea.tsx'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { leavingToSignIn } from './session-hint.ts'

/**
 * The way in. Without `interaction` it leaves for the identity provider at once; the embedded provider comes back here
 * with one, and then the form is shown. `failed` says that the last attempt came to nothing.
 */
export default function SignIn() {
  const t = useWords(strings)
  const [query] = useSearchParams()
  const interaction = query.get('interaction')
  const failed = query.get('failed')
  const returnTo = query.get('returnTo') ?? '/'
  const leaves = !interaction && !failed

  useEffect(() => {
    if (leaves) leaveFor(returnTo)
  }, [leaves, returnTo])

  if (leaves) return null
  return (
    <div className={styles.page}>
      <main className={styles.door}>
        <header className={styles.brand}>
          <Mark size={44} />
          <h1>{t('productName')}</h1>
          <p>{t('productLine')}</p>
        </header>
        {interaction ? (
          <SignInForm key={interaction} interaction={interaction} />
        ) : (
          <div className={styles.form}>
            <p role="alert">{t(failed === 'expired' ? 'failedExpired' : 'failedRefused')}</p>
            <Button kind="primary" size="large" onClick={() => leaveFor(returnTo)}>
              {t('tryAgain')}
            </Button>
          </div>
        )}
        <DoorFoot />
      </main>
      <aside className={styles.aside} aria-label={t('aboutProduct')}>
        <Sea />
      </aside>
    </div>
  )
}

function leaveFor(returnTo: string): void {
  leavingToSignIn()
  location.assign(`/session/sign-in?${new URLSearchParams({ returnTo })}`)
}
