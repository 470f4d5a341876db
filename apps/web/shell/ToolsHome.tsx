import { EmptyState, ScreenPart, useSay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { isBuilt } from '../screens.ts'
import { allPlaces } from '../sitemap/find.ts'
import type { Shown } from '../sitemap/place.ts'
import { purposeOf } from '../sitemap/purposes.ts'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** Landing page of layout type 2: the tools, each with what it does. */
export default function ToolsHome() {
  const t = useWords(shellStrings)
  const say = useSay()
  const shown = allPlaces.filter(
    (place): place is Shown => place.tool === true && place.screen !== undefined && isBuilt(place.screen),
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('toolsTitle')}</h1>
      </header>
      {shown.length === 0 && (
        <EmptyState
          title={t('noTools')}
          actions={
            <Link className="button" to="/sysNavigation">
              {t('toNavigation')}
            </Link>
          }
        />
      )}
      <ul className={styles.tools}>
        {shown.map(place => (
          <li key={place.path}>
            <Link to={place.path} className="panel">
              <b>{say(place.title)}</b>
              <span>{say(purposeOf(place))}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ScreenPart id="recognition.recent" given={{}} />
    </div>
  )
}
