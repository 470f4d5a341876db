import { Screen, useWords } from '@guanlan/platform/web'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import styles from './installation.module.css'
import { partScreens } from './parts.ts'

/** Each is a screen of the feature that owns it. */
const parts = [
  { name: 'hosts', screen: 'installation.hosts' },
  { name: 'switches', screen: 'installation.switches' },
] as const

/** What operators keep for the whole installation, part by part; each has its own address: `?part=switches`. */
export default function GlobalManage() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const open = parts.find(({ name }) => name === search.get('part')) ?? parts[0]
  return (
    <div className={styles.console}>
      <nav aria-label={t('parts')}>
        {parts.map(({ name }) => (
          <Link key={name} to={`?part=${name}`} aria-current={name === open.name ? 'page' : undefined}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <div>
        <Screen key={open.name} screens={partScreens} id={open.screen} />
      </div>
    </div>
  )
}
