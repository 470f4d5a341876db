import { useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { Timing } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './cycle-tasks.module.css'

/** The next five moments of what is written; where it says none, why. */
export function NextFive({ timing }: { timing: Timing }) {
  const t = useWords(strings)
  const format = useFormat()
  const { rhythm, hours, time, weekdays, monthDays, pattern } = timing
  const body = { rhythm, hours, time, weekdays, monthDays, pattern }
  const { data, error } = useQuery({
    queryKey: ['cycle-tasks', 'next', JSON.stringify(body)],
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
