import { type Opened, PanelGrid, useAges } from '@guanlan/features/boards/boards/web'
import { later, useFormat, useWords, WallFrame } from '@guanlan/platform/web'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import type { ScreenWithFigures, TouchContent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import touch from '../touch/touch.module.css'
import styles from './wall.module.css'

// Only where somebody touches it.
const TouchContentView = later(() => import('../touch/TouchContent.tsx'))

/** A screen with its figures over the whole window; those that could not be asked again are dimmed, with their age. */
export function WallView({
  screen,
  at,
  isOld,
  ways,
  onOpen,
  touched,
}: {
  screen: ScreenWithFigures
  /** When they came, by the clock of the window in milliseconds. */
  at: number
  isOld: boolean
  /** Beside the title where somebody points at it; absent: nobody is signed in, and nothing leads on. */
  ways?: ReactNode
  /** Opens the articles of a figure; absent: nobody is there who may read them. */
  onOpen?: (opened: Opened) => void
  /** Asks for what a visitor opens: an entry of its touch bank, by its place. */
  touched: (place: number, signal: AbortSignal) => Promise<TouchContent>
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [opened, setOpened] = useState<{ address: string; place: number } | null>(null)
  // Another screen, whose turn it is or that was gone on to, has entries of its own.
  const place = opened?.address === screen.address ? opened.place : null
  const back = useCallback(() => setOpened(null), [])
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
          {screen.touch.length > 0 && (
            <nav className={touch.entries} aria-label={t('touch')}>
              {screen.touch.map((title, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry is opened by its place
                <button key={at} type="button" onClick={() => setOpened({ address: screen.address, place: at })}>
                  {title}
                </button>
              ))}
            </nav>
          )}
          <span className="grow" />
          <span className={styles.range}>{t('updatedAt', { at: time })}</span>
          {ways && <nav className={styles.ways}>{ways}</nav>}
        </header>
        <PanelGrid on="wall" panels={screen.panels} figures={screen.figures} {...{ ageOf, onOpen }} />
      </div>
      {place !== null && (
        <Suspense>
          <TouchContentView
            title={screen.touch[place] ?? ''}
            queryKey={[screen.address, 'touch', place]}
            load={signal => touched(place, signal)}
            onBack={back}
          />
        </Suspense>
      )}
    </WallFrame>
  )
}
