import type { PanelFigure } from '@guanlan/features/boards/boards/contract'
import { PanelGrid } from '@guanlan/features/boards/boards/web'
import { useFormat, useWords, WallFrame } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { Screen } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './wall.module.css'

/** A screen with its figures over the whole window; those that could not be asked again are dimmed, with their time. */
export function WallView({
  screen,
  at,
  isOld,
  ways,
}: {
  screen: Screen & { figures: readonly PanelFigure[] }
  /** When the figures came, in milliseconds since 1970. */
  at: number
  isOld: boolean
  /** Beside the title where somebody points at it; absent: nobody is signed in, and nothing leads on. */
  ways?: ReactNode
}) {
  const t = useWords(strings)
  const format = useFormat()
  const time = format.moment(new Date(at).toISOString()).slice(11, 19)
  return (
    <WallFrame title={screen.title} width={screen.width} height={screen.height}>
      <div className={styles.wall} data-old={isOld || undefined} data-still={ways === undefined || undefined}>
        <header className={styles.head}>
          <h1>{screen.title}</h1>
          <span className={styles.range}>{t(screen.range)}</span>
          {isOld && <span role="status">{t('old', { age: time })}</span>}
          <span className="grow" />
          <span className={styles.range}>{t('updatedAt', { at: time })}</span>
          {ways && <nav className={styles.ways}>{ways}</nav>}
        </header>
        <PanelGrid on="wall" panels={screen.panels} figures={screen.figures} />
      </div>
    </WallFrame>
  )
}
