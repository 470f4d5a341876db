import { Screen, type Screens, useMay, useWords } from '@guanlan/platform/web'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import styles from './Parts.module.css'

export interface Part {
  /** In the address: `?part=labels`; its words name it. */
  name: keyof typeof strings
  /** Of the feature that owns it. */
  screen: string
  /** Whoever lacks it does not see the part; none: everybody sees it. */
  permission?: string
}

/** A screen of parts, each with its own address; the first one is open at first. */
export function Parts({ parts, screens }: { parts: readonly Part[]; screens: Screens }) {
  const t = useWords(strings)
  const may = useMay()
  const [search] = useSearchParams()
  const allowed = parts.filter(({ permission }) => permission === undefined || may(permission))
  const open = allowed.find(({ name }) => name === search.get('part')) ?? allowed[0]
  return (
    <div className={styles.parts}>
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
