import type { Phrase } from '@guanlan/platform/contract'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '../access/may.ts'
import { useSay, useWords } from '../language/words.ts'
import { Screen } from '../screens/Screen.tsx'
import type { Screens } from '../screens/screens.ts'
import styles from './PartsFrame.module.css'
import { frameStrings } from './strings.ts'

export interface Part {
  /** In the address: `?part=labels`. */
  name: string
  title: Phrase
  /** Of the feature that owns it. */
  screen: string
  /** Whoever lacks it does not see the part; none: everybody sees it. */
  permission?: string
}

/** A screen of parts, each with its own address; the first one is open at first. */
export function PartsFrame({ parts, screens }: { parts: readonly Part[]; screens: Screens }) {
  const t = useWords(frameStrings)
  const say = useSay()
  const may = useMay()
  const [search] = useSearchParams()
  const allowed = parts.filter(({ permission }) => permission === undefined || may(permission))
  const open = allowed.find(({ name }) => name === search.get('part')) ?? allowed[0]
  return (
    <div className={styles.parts}>
      <nav aria-label={t('parts')}>
        {allowed.map(({ name, title }) => (
          <Link key={name} to={`?part=${name}`} aria-current={name === open?.name ? 'page' : undefined}>
            {say(title)}
          </Link>
        ))}
      </nav>
      <div>{open && <Screen key={open.name} screens={screens} id={open.screen} />}</div>
    </div>
  )
}
