import { Row, useWords } from '@guanlan/platform/web'
import { strings } from '../../../strings.ts'
import shared from '../shared.module.css'
import styles from './replay.module.css'
import type { Changes } from './replay.ts'

/** A column a day: what comes above the line, what goes below it. */
export function ChangeDays({ days }: { days: Changes['days'] }) {
  const t = useWords(strings)
  const up = Math.max(0, ...days.map(day => day.added))
  const down = Math.max(0, ...days.map(day => day.lost))
  const whole = Math.max(1, up + down)
  const first = days[0]
  const last = days.at(-1)
  const most = (side: 'added' | 'lost') =>
    days.reduce((best, day) => (best && day[side] <= best[side] ? best : day), first)
  const added = most('added')
  const lost = most('lost')
  if (!first || !last || !added || !lost) return null
  const share = (count: number) => `${(count / whole) * 100}%`
  return (
    <figure className={shared.days}>
      <div
        className={styles.twoSides}
        role="img"
        aria-label={t('changeDaysSentence', {
          from: first.day,
          to: last.day,
          addedDay: added.day,
          added: added.added,
          lostDay: lost.day,
          lost: lost.lost,
        })}
      >
        {days.map(day => (
          <span key={day.day} title={t('changeDayOf', { day: day.day, added: day.added, lost: day.lost })}>
            <i className={styles.comes} style={{ bottom: share(down), height: share(day.added) }} />
            <i className={styles.goes} style={{ top: share(up), height: share(day.lost) }} />
          </span>
        ))}
        <hr style={{ bottom: share(down) }} />
      </div>
      <Row as="p" to="between" className={shared.axis}>
        <span>{first.day.slice(5)}</span>
        <span>{last.day.slice(5)}</span>
      </Row>
    </figure>
  )
}
