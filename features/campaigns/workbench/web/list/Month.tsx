import { campaignAddress } from '@guanlan/features/campaigns/campaigns/web'
import { exact, IconButton, Row, useAppearance, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { type Dated, monthAfter, weeksOf } from './calendar-days.ts'
import styles from './list.module.css'

/** Of one day; the others are counted, and stand in the list beneath when the day is chosen. */
const mostNamed = 3

/** A month day by day with what runs; a day is chosen by its number. */
export function Month<T extends Dated & { id: number; name: string }>({
  month,
  today,
  day,
  of,
  onMonth,
  onDay,
}: {
  /** YYYY-MM. */
  month: string
  today: string
  day: string
  /** What runs on a day. */
  of: (day: string) => readonly T[]
  onMonth: (month: string) => void
  onDay: (day: string) => void
}) {
  const t = useWords(strings)
  const locale = useAppearance(state => state.locale)
  const weeks = weeksOf(month)
  const named = (each: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(each))
  const toToday = () => {
    onMonth(today.slice(0, 7))
    onDay(today)
  }
  const title = named(`${month}-01`, { year: 'numeric', month: 'long' })
  return (
    <section className="panel">
      <Row as="header" gap={8} align="center">
        <h2>{title}</h2>
        <span className="grow" />
        <IconButton icon="left" label={t('monthBefore')} onClick={() => onMonth(monthAfter(month, -1))} />
        <button type="button" className="button small" onClick={toToday}>
          {t('thisMonth')}
        </button>
        <IconButton icon="right" label={t('monthAfter')} onClick={() => onMonth(monthAfter(month, 1))} />
      </Row>
      <table className={styles.month} aria-label={`${t('calendarTitle')} · ${title}`}>
        <thead>
          <tr>
            {weeks[0]?.map(each => (
              <th key={each} scope="col">
                {named(each, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(each => {
                const rows = of(each)
                return (
                  <td
                    key={each}
                    data-other={!each.startsWith(month) || undefined}
                    data-today={each === today || undefined}
                  >
                    <button
                      type="button"
                      aria-pressed={each === day}
                      aria-label={t('calendarOf', { day: each, count: exact(rows.length) })}
                      onClick={() => onDay(each)}
                    >
                      {Number(each.slice(8))}
                    </button>
                    {rows.slice(0, mostNamed).map(row => (
                      <Link key={row.id} to={campaignAddress(row.id)} className="cut" title={row.name}>
                        {row.name}
                      </Link>
                    ))}
                    {rows.length > mostNamed && (
                      <button type="button" className={styles.others} onClick={() => onDay(each)}>
                        {t('boardMore', { count: exact(rows.length - mostNamed) })}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
