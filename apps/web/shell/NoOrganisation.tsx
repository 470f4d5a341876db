import { Button, Mark, useWords } from '@guanlan/platform/web'
import { signOut, useStarted } from '../start/session.ts'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** Somebody whom no organisation knows yet: what to say to whom. */
export default function NoOrganisation() {
  const t = useWords(shellStrings)
  const account = useStarted(state => state.session?.profile.account ?? '')
  const operator = useStarted(state => state.operator)
  return (
    <main className={styles.choose}>
      <Mark size={44} />
      <h1>{t('noOrganisation')}</h1>
      <p>{t(operator === null ? 'noOrganisationAsk' : 'noOrganisationWrite', { account })}</p>
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
