import { type Draft as Form, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Draft, isRightCount, Period, type StoredComparison } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './comparison.module.css'
import { Overlaps } from './Overlaps.tsx'

/** What each subject would count, while it is written. */
export function LiveCounts({ draft }: { draft: Form<Draft, StoredComparison> }) {
  const t = useWords(strings)
  const written = draft.form.watch()
  const { monitors, brands, stories, events, campaigns, rules, periods, platforms, mediaTypes, days, fold } = written
  const subjects = { monitors, brands, stories, events, campaigns, rules: useSettled(rules), periods }
  const isAskable = isWhole({ ...subjects, days }) && subjects.rules.length === rules.length
  const narrowed = { platforms, mediaTypes, fold }
  const { data, error } = useQuery({
    queryKey: ['charts', 'comparison', 'live', subjects, narrowed, days],
    queryFn: ({ signal }) =>
      api.sizes({ body: { ...subjects, ...narrowed, ...lastDays(days) } }, { signal, timeout: 'long' }),
    enabled: isAskable,
    retry: false,
    staleTime: 60_000,
  })
  if (!isAskable) return null
  if (error) return <p className={`${styles.live} problem`}>{error.message}</p>
  if (!data) return null
  return (
    <section className={styles.live} aria-label={t('subjects')} aria-live="polite">
      <ul>
        {data.subjects.map(({ key, name, count }) => (
          <li key={key}>
            <span>{name}</span>
            <span className="dim">
              {periods.length > 0
                ? t('countOnly', { count: String(count) })
                : t('liveCount', { days, count: String(count) })}
            </span>
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

/** Whether all that is written so far can be asked for. */
const isWhole = (
  written: Pick<Draft, 'monitors' | 'brands' | 'stories' | 'events' | 'campaigns' | 'rules' | 'periods' | 'days'>,
): boolean =>
  isRightCount(written) &&
  written.rules.every(text => text.trim() !== '') &&
  (written.periods.length > 0
    ? written.periods.every(period => Period.safeParse(period).success)
    : written.days >= 1 && written.days <= 90)

/** A search is dear: one waits until nobody types any more. */
const typingMs = 800

function useSettled(rules: string[]): string[] {
  const [settled, setSettled] = useState(rules)
  const text = JSON.stringify(rules)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
