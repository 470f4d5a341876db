import { EmptyState, useSay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { isBuilt } from '../screens.ts'
import { areaOf, openPlaces } from '../sitemap/menus.ts'
import type { Shown } from '../sitemap/place.ts'
import { purposeOf } from '../sitemap/purposes.ts'
import { useStarted } from '../start/session.ts'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** A page that is declared and not built: it says so, and what it will be for. */
export default function Planned({ place }: { place: Shown }) {
  const t = useWords(shellStrings)
  const say = useSay()
  const { session, host } = useStarted()
  const area = areaOf(place)
  const near = session
    ? openPlaces(session, host)
        .flatMap(group => group.places)
        .filter(each => isBuilt(each.screen) && !each.bare && (area === null || areaOf(each) === area))
        .slice(0, 4)
    : []
  return (
    <div className={styles.planned}>
      <h1>{say(place.title)}</h1>
      <section className="panel">
        <EmptyState
          marked
          title={t('plannedTitle')}
          actions={
            session && (
              <Link className="button" to="/sysNavigation">
                {t('toNavigation')}
              </Link>
            )
          }
        >
          <p>
            {t('plannedWhat')}
            {say(purposeOf(place))}
          </p>
          {near.length > 0 && (
            <p className={styles.near}>
              {t('plannedNear')}
              {near.map(each => (
                <Link key={each.path} to={each.path}>
                  {say(each.title)}
                </Link>
              ))}
            </p>
          )}
        </EmptyState>
      </section>
    </div>
  )
}
