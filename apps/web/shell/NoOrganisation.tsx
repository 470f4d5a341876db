import { Button, Mark, useWords } from '@guanlan/platform/web'
import { signOut, useStarted } from '../start/session.ts'
import { ClosedOrganisations } from './ClosedOrganisations.tsx'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** Somebody whom no organisation knows yet, or whose organisations do not let them in now: what to say to whom. */
export default function NoOrganisation() {
  const t = useWords(shellStrings)
  const account = useStarted(state => state.session?.profile.account ?? '')
  const operator = useStarted(state => state.operator)
  const isClosed = useStarted(state => (state.session?.profile.closed ?? []).length > 0)
  return (
    <main className={styles.choose}>
      <Mark size={44} />
      <h1>{t(isClosed ? 'closedTitle' : 'noOrganisation')}</h1>
      {isClosed ? (
        <ClosedOrganisations />
      ) : (
        <p>{t(operator === null ? 'noOrganisationAsk' : 'noOrganisationWrite', { account })}</p>
      )}
      <p className={styles.ways}>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('lookAgain')}
        </Button>
        {operator !== null && (
          <a className="button" href={`mailto:${operator}`}>
            {operator}
          </a>
        )}
        <a className="button" href="#/personalCenter">
          {t('toPersonalCentre')}
        </a>
        <Button onClick={() => void signOut()}>{t('signOut')}</Button>
      </p>
    </main>
  )
}
