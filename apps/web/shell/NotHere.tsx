import { EmptyState, useSay, useWords } from '@guanlan/platform/web'
import { Link, useNavigate } from 'react-router'
import { findPlace } from '../sitemap/find.ts'
import { useStarted } from '../start/session.ts'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

export type WhyNot = 'missing' | 'forbidden' | 'elsewhere' | 'failed'

/** No such page, no right to it, or something else; always with a way on. Inside the frame or, without a session, instead of it. */
export function NotHere({ why, path }: { why: WhyNot; path: string }) {
  const t = useWords(shellStrings)
  const say = useSay()
  const navigate = useNavigate()
  const { session, host } = useStarted()
  const place = findPlace(path)?.place
  const from = place ? say(place.title) : path
  const isCustom = why === 'forbidden' && place?.position === 'custom'
  // The same wall stands under big screens for everybody who may see them.
  const also = isCustom && place.screen === 'bigScreens.wall' ? `/bigScreen${place.path}` : null
  const isOperators = place?.roles?.join() === 'operator' && !place.needs && !place.needsOneOf
  const reported = {
    missing: { title: t('missingTitle'), meaning: t('missingMeaning', { from }) },
    forbidden: {
      title: t('forbiddenTitle'),
      meaning: t(isOperators ? 'operatorsMeaning' : 'forbiddenMeaning', { from }),
    },
    elsewhere: { title: t('elsewhereTitle'), meaning: t('elsewhereMeaning', { from }) },
    failed: { title: t('failedTitle'), meaning: t('failedMeaning') },
  }[why]
  // Inside the frame there is a main part already.
  const Around = session ? 'div' : 'main'
  return (
    <Around className={styles.error}>
      <EmptyState
        marked
        isPage
        title={reported.title}
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
        <p>{isCustom ? t('customMeaning', { from, path: place.path }) : reported.meaning}</p>
        {also && (
          <p>
            {t('alsoAt')} <Link to={also}>{also}</Link>
          </p>
        )}
      </EmptyState>
    </Around>
  )
}
