import { type Draft as Form, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { countOfSubjects, type Draft, fewestSubjects, type Kept } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './comparison.module.css'
import { Overlaps } from './Overlaps.tsx'

/** What each subject would count, while it is written. */
export function LiveCounts({ draft, most }: { draft: Form<Draft, Kept>; most: number }) {
  const t = useWords(strings)
  const written = draft.form.watch()
  const chosen = countOfSubjects(written)
  const isAskable = chosen >= fewestSubjects && chosen <= most && written.days >= 1 && written.days <= 90
  const { monitors, brands, stories, platforms, mediaTypes, days, fold } = written
  const body = { monitors, brands, stories, platforms, mediaTypes, fold, ...lastDays(days) }
  const { data } = useQuery({
    queryKey: ['charts', 'comparison', 'live', monitors, brands, stories, platforms, mediaTypes, days, fold],
    queryFn: ({ signal }) => api.sizes({ body }, { signal, timeout: 'long' }),
    enabled: isAskable,
    retry: false,
    staleTime: 60_000,
  })
  if (!data || !isAskable) return null
  return (
    <section className={styles.live} aria-label={t('subjects')} aria-live="polite">
      <ul>
        {data.subjects.map(({ key, name, count }) => (
          <li key={key}>
            <span>{name}</span>
            <span className="dim">{t('liveCount', { days, count: String(count) })}</span>
          </li>
        ))}
      </ul>
      <Overlaps of={data} />
    </section>
  )
}

function lastDays(days: number) {
  // To the minute: another second is no other question.
  const to = Math.ceil(Date.now() / 60_000) * 60_000
  return { from: new Date(to - days * 86_400_000).toISOString(), to: new Date(to).toISOString() }
}
