import { type Schedule, scheduleFields } from '@guanlan/platform/contract'
import { useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../timed-reports.module.css'

/** The next five moments of what is written; where it says none, why. */
export function NextFive({ schedule }: { schedule: Schedule }) {
  const t = useWords(strings)
  const format = useFormat()
  const body = Object.fromEntries(
    Object.keys(scheduleFields).map(key => [key, schedule[key as keyof Schedule]]),
  ) as Schedule
  const { data, error } = useQuery({
    queryKey: ['report-timers', 'next', JSON.stringify(body)],
    queryFn: ({ signal }) => api.next({ body }, { signal }),
    placeholderData: before => before,
    retry: false,
  })
  return (
    <aside className={styles.next} aria-label={t('nextFive')}>
      <h3>{t('nextFive')}</h3>
      <div role="status">
        {error ? (
          error.message
        ) : data?.length === 0 ? (
          t('noMore')
        ) : (
          <ol>
            {data?.map(moment => (
              <li key={moment}>{format.moment(moment)}</li>
            ))}
          </ol>
        )}
      </div>
    </aside>
  )
}
