import { Button, Mark, remembered, useWords } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { DoorFoot } from './DoorFoot.tsx'
import { IssuerAway } from './IssuerAway.tsx'
import { Merits } from './Merits.tsx'
import { Sea } from './Sea.tsx'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { StayStep } from './StayStep.tsx'
import { isGoingRound, leavingToSignIn, leftFrom, noteTrip, wasSignedOutElsewhere } from './session-hint.ts'
import { onSessionNews } from './tabs-of-session.ts'
import { useHostFace } from './use-host-face.ts'

/**
 * The way in, with what the product is beside it (`/index`, `/login`, and the sign-in pages of hosts). Without `interaction` it leaves for the identity provider at once; the embedded provider comes back here
 * with one, and then the form is shown. `failed` says that the last attempt came to nothing. Where one tab signs in, the others of
 * this browser go on where they were.
 */
export default function SignIn() {
  const t = useWords(strings)
  const { title, mark, colour } = useHostFace()
  const [query] = useSearchParams()
  const interaction = query.get('interaction')
  const failed = query.get('failed')
  const returnTo = query.get('returnTo') ?? leftFrom()
  // Two sign-ins of one browser at the same time spoil each other: a tab that was signed out from another one waits to be asked.
  const elsewhere = wasSignedOutElsewhere()
  const asksStay = query.get('ask') === 'stay'
  const [round] = useState(isGoingRound)
  const leaves = !interaction && !failed && !elsewhere && !asksStay && !round

  // For the same reason a hidden tab waits until it is shown.
  useEffect(() => {
    if (!leaves) return
    const leave = () => {
      if (document.hidden) return
      noteTrip()
      leaveFor(returnTo)
    }
    leave()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [leaves, returnTo])
  // Somebody signed in in another tab: this one goes on where it was.
  useEffect(
    () =>
      onSessionNews(news => {
        if (news !== 'signedIn') return
        location.hash = returnTo
        location.reload()
      }),
    [returnTo],
  )

  if (leaves) return null
  return (
    <div className={styles.page}>
      <main className={styles.door}>
        <header className={styles.brand}>
          {mark ? <img className={styles.mark} src={mark} alt="" height={44} /> : <Mark size={44} />}
          <h1 style={colour ? { borderBottom: `3px solid ${colour}` } : undefined}>{title ?? t('productName')}</h1>
          <p>{t('productLine')}</p>
        </header>
        {interaction ? (
          <SignInForm key={interaction} interaction={interaction} />
        ) : failed === 'away' ? (
          <IssuerAway onBack={() => leaveFor(returnTo)} />
        ) : failed === 'host' ? (
          <div className={styles.form}>
            <p role="alert">{t('unknownHost')}</p>
          </div>
        ) : asksStay ? (
          <StayStep onSignIn={() => leaveFor(returnTo)} />
        ) : (
          <div className={styles.form}>
            <p role="alert">
              {t(elsewhere ? 'signedOutElsewhere' : failed === 'expired' ? 'failedExpired' : 'failedRefused')}
            </p>
            <Button kind="primary" size="large" onClick={() => leaveFor(returnTo)}>
              {t(elsewhere ? 'signIn' : 'tryAgain')}
            </Button>
          </div>
        )}
        <DoorFoot />
      </main>
      <aside className={styles.aside} aria-label={t('aboutProduct')}>
        <Sea />
        <Merits />
      </aside>
    </div>
  )
}

function leaveFor(returnTo: string): void {
  leavingToSignIn(returnTo)
  const stay = remembered('staySignedIn')
  location.assign(`/session/sign-in?${new URLSearchParams({ returnTo, ...(stay && { stay }) })}`)
}
