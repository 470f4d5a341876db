import { screens as labels } from '@guanlan/features/labels/screens'
import { screens as monitors } from '@guanlan/features/monitors/screens'
import { screens as shares } from '@guanlan/features/shares/screens'
import { Screen, useMay, useWords } from '@guanlan/platform/web'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import styles from './SystemSettings.module.css'

const screens = { ...monitors, ...labels, ...shares }
const parts = [
  { name: 'monitors', screen: 'monitors.manage', permission: 'monitors.view' },
  { name: 'mediaGroups', screen: 'monitors.mediaGroups', permission: 'monitors.view' },
  { name: 'labels', screen: 'labels.manage', permission: 'labels.view' },
  { name: 'shares', screen: 'shares.list', permission: 'shares.make' },
] as const

/** What an organisation sets for everybody, part by part; each part has its own address: `?part=labels`. */
export default function SystemSettings() {
  const t = useWords(strings)
  const may = useMay()
  const [search] = useSearchParams()
  const allowed = parts.filter(({ permission }) => may(permission))
  const open = allowed.find(({ name }) => name === search.get('part')) ?? allowed[0]
  return (
    <div className={styles.settings}>
      <nav aria-label={t('parts')}>
        {allowed.map(({ name }) => (
          <Link key={name} to={`?part=${name}`} aria-current={name === open?.name ? 'page' : undefined}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <div>{open && <Screen key={open.name} screens={screens} id={open.screen} />}</div>
    </div>
  )
}
