import { useWords } from '@guanlan/platform/web'
import type { CalendarDay } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './days.module.css'
import { isWeekend, type MonthOfDays as Month } from './months.ts'

/** A month as a small calendar; each day is a button that says what it is. */
export function MonthOfDays({
  month,
  before,
  days,
  known,
  today,
  chosen,
  onChoose,
}: Month & {
  known: ReadonlyMap<string, CalendarDay>
  today: string
  chosen: string | null
  onChoose: (day: string) => void
}) {
  const t = useWords(strings)
  const title = t('months', { month })
  return (
    <section className={styles.month} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.days}>
        {[...t('weekdays')].map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weekdays have no other identity
          <span key={at} className={styles.weekday} aria-hidden>
            {name}
          </span>
        ))}
        {days.map((day, at) => {
          const found = known.get(day)
          const isRest = found ? found.kind === 'rest' : isWeekend(day)
          const reported = [found?.festival, found && t(`${found.kind}Day`), found?.isOwn && t('own'), found?.note]
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
              data-rest={isRest || undefined}
              data-own={found?.isOwn || undefined}
              aria-current={day === today ? 'date' : undefined}
              aria-pressed={day === chosen}
              aria-label={[day, ...reported].filter(Boolean).join(' ')}
              title={reported.filter(Boolean).join(' · ') || undefined}
              onClick={() => onChoose(day)}
            >
              {Number(day.slice(8))}
              {found && <small data-kind={found.kind}>{t(found.kind)}</small>}
            </button>
          )
        })}
      </div>
    </section>
  )
}
