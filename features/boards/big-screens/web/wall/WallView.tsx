import { type Opened, PanelGrid, useAges } from '@guanlan/features/boards/boards/web'
import { useFormat, useWords, WallFrame } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { ScreenWithFigures } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './wall.module.css'

/** A screen with its figures over the whole window; those that could not be asked again are dimmed, with their age. */
export function WallView({
  screen,
  at,
  isOld,
  ways,
  onOpen,
}: {
  screen: ScreenWithFigures
  /** When they came, by the clock of the window in milliseconds. */
  at: number
  isOld: boolean
  /** Beside the title where somebody points at it; absent: nobody is signed in, and nothing leads on. */
  ways?: ReactNode
  /** Opens the articles of a figure; absent: nobody is there who may read them. */
  onOpen?: (opened: Opened) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const ageOf = useAges(screen.at, at)
  const time = format.moment(screen.at).slice(11, 19)
  return (
    <WallFrame title={screen.title} width={screen.width} height={screen.height}>
      <div className={styles.wall} data-old={isOld || undefined} data-still={ways === undefined || undefined}>
        <header className={styles.head}>
          <h1>{screen.title}</h1>
          <span className={styles.range}>{t(screen.range)}</span>
          {screen.isDemonstration && <span>{t('demonstration')}</span>}
          {isOld && <span role="status">{t('old', { age: time })}</span>}
          <span className="grow" />
          <span className={styles.range}>{t('updatedAt', { at: time })}</span>
          {ways && <nav className={styles.ways}>{ways}</nav>}
        </header>
        <PanelGrid on="wall" panels={screen.panels} figures={screen.figures} {...{ ageOf, onOpen }} />
      </div>
    </WallFrame>
  )
}
