import { Row, useWords } from '@guanlan/platform/web'
import type { Preview } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import shared from '../shared.module.css'
import styles from './preview.module.css'

type Days = Preview['days']

/** A column a day. */
export function PreviewDays({ days }: { days: Days }) {
  const t = useWords(strings)
  const most = Math.max(1, ...days.map(day => day.count))
  const height = (count: number) => `${(count / most) * 100}%`
  const first = days[0]
  const last = days.at(-1)
  const busiest = days.reduce((best, day) => (day.count > best.count ? day : best), first ?? { day: '', count: 0 })
  return (
    <figure className={shared.days}>
      <div
        className={styles.columns}
        role="img"
        aria-label={t('daysSentence', {
          from: first?.day ?? '',
          to: last?.day ?? '',
          day: busiest.day,
          count: busiest.count,
        })}
      >
        {days.map(day => (
          <span key={day.day} title={t('dayOf', { day: day.day, count: day.count })}>
            <i className={styles.column} style={{ height: height(day.count) }} />
          </span>
        ))}
      </div>
      <Row as="p" to="between" className={shared.axis}>
        <span>{first?.day.slice(5)}</span>
        <span>{last?.day.slice(5)}</span>
      </Row>
    </figure>
  )
}
