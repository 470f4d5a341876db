import { Checkbox, TextField, useSay, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { isBuilt } from '../screens.ts'
import { openPlaces } from '../sitemap/menus.ts'
import { purposeOf } from '../sitemap/purposes.ts'
import { useStarted } from '../start/session.ts'
import { findByName } from './find-by-name.ts'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** All areas and pages that this person can open; landing page of layout type 1. */
export default function Navigation() {
  const t = useWords(shellStrings)
  const say = useSay()
  const { session, host } = useStarted()
  const [typed, setTyped] = useState('')
  const [onlyBuilt, setOnlyBuilt] = useState(false)
  const groups = useMemo(() => (session ? openPlaces(session, host) : []), [session, host])
  const all = groups.flatMap(group => group.places)
  const built = all.filter(place => isBuilt(place.screen)).length
  const shown = groups
    .map(group => ({
      ...group,
      places: (typed ? findByName(group.places, typed, 100) : group.places).filter(
        place => !onlyBuilt || isBuilt(place.screen),
      ),
    }))
    .filter(group => group.places.length > 0)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('navigationTitle')}</h1>
        <span className="dim">{t('navigationNote', { built, planned: all.length - built })}</span>
        <span className="grow" />
        <span className={styles.only}>
          <Checkbox label={t('onlyBuilt')} checked={onlyBuilt} onChange={setOnlyBuilt} />
          <span aria-hidden="true">{t('onlyBuilt')}</span>
        </span>
        <TextField
          label={t('navigationFilter')}
          labelHidden
          icon="search"
          placeholder={t('navigationFilter')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </header>
      <div className={styles.groups}>
        {shown.map(group => (
          <section key={group.id} className={`panel ${styles.group}`} aria-label={say(group.title)}>
            <h2>{say(group.title)}</h2>
            <ul>
              {group.places.map(place => (
                <li key={place.path}>
                  <Link
                    to={place.path}
                    title={say(purposeOf(place))}
                    data-planned={!isBuilt(place.screen) || undefined}
                  >
                    {say(place.title)}
                    {!isBuilt(place.screen) && <small>{t('planned')}</small>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
