import { Button, ErrorState, useWords } from '@guanlan/platform/web'
import { signOut, useStarted } from '../start/session.ts'
import { shellStrings } from './strings.ts'

/** Somebody whom no organisation knows yet: what to say to whom. */
export default function NoOrganisation() {
  const t = useWords(shellStrings)
  const account = useStarted(state => state.session?.profile.account ?? '')
  const operator = useStarted(state => state.operator)
  return (
    <main style={{ maxWidth: 560, margin: '20vh auto 0', padding: 16 }}>
      <ErrorState
        title={t('noOrganisation')}
        meaning={t(operator === null ? 'noOrganisationAsk' : 'noOrganisationWrite', { account })}
        actions={
          <>
            {operator !== null && (
              <a className="button small primary" href={`mailto:${operator}`}>
                {operator}
              </a>
            )}
            <Button size="small" onClick={() => location.reload()}>
              {t('lookAgain')}
            </Button>
            <a className="button small" href="#/personalCenter">
              {t('toPersonalCentre')}
            </a>
            <Button size="small" onClick={() => void signOut()}>
              {t('signOut')}
            </Button>
          </>
        }
      />
    </main>
  )
}
