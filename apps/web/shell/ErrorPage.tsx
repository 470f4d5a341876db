import { EmptyState, useSay, useWords } from '@guanlan/platform/web'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { findPlace } from '../sitemap/find.ts'
import { useStarted } from '../start/session.ts'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** /error: no such page, no right to it, or something else; always with a way on. */
export default function ErrorPage() {
  const t = useWords(shellStrings)
  const say = useSay()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { session, host } = useStarted()
  const why = query.get('why')
  const path = query.get('from') ?? ''
  const place = findPlace(path)?.place
  const from = place ? say(place.title) : path
  const [title, meaning] =
    why === 'missing'
      ? [t('missingTitle'), t('missingMeaning', { from })]
      : why === 'forbidden'
        ? [t('forbiddenTitle'), t('forbiddenMeaning', { from })]
        : [t('failedTitle'), t('failedMeaning')]
  // Inside the frame there is a main part already.
  const Around = session ? 'div' : 'main'
  return (
    <Around className={styles.error}>
      <EmptyState
        marked
        title={title}
        actions={
          <>
            <button type="button" className="button" onClick={() => void navigate(-1)}>
              {t('back')}
            </button>
            <Link className="button primary" to={session ? host.landing : host.login}>
              {t('toHome')}
            </Link>
          </>
        }
      >
        <p>{meaning}</p>
      </EmptyState>
    </Around>
  )
}
