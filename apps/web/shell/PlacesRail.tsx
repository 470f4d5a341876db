import { Icon, useSay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { AreaMenu } from '../sitemap/menus.ts'
import styles from './Rail.module.css'
import { shellStrings } from './strings.ts'

/** The places of the one area that there is. */
export default function PlacesRail({
  of: { places },
  icons,
  currentPath,
}: {
  of: AreaMenu
  icons: NonNullable<AreaMenu['area']['icons']>
  currentPath: string
}) {
  const t = useWords(shellStrings)
  const say = useSay()
  return (
    <nav className={styles.rail} aria-label={t('mainNavigation')}>
      {places.map(({ path, title }) => (
        <div key={path} className={styles.area}>
          <Link to={path} className={styles.face} aria-current={path === currentPath ? 'page' : undefined}>
            <Icon name={icons[path] ?? 'right'} size={18} />
            <span>{say(title)}</span>
          </Link>
        </div>
      ))}
    </nav>
  )
}
