import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { campaignAddress } from '@guanlan/features/campaigns/campaigns/web'
import { dayHere, ErrorOf, exact, Moment, SkeletonRows, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { campaignApi, campaignsKey } from '../api.ts'
import { runsOn } from './calendar-days.ts'
import styles from './list.module.css'
import { Month } from './Month.tsx'

const most = 200

/** The campaigns of each day of a month; a day that is chosen shows them all. */
export default function Calendar({ question }: { question: ListQuestion }) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const { like, state, kind, ownerId } = question
  const [now] = useState(() => Date.now())
  const today = dayHere(now)
  const [day, setDay] = useState(today)
  const [month, setMonth] = useState(today.slice(0, 7))
  const { data, error, refetch } = useQuery({
    queryKey: [campaignsKey, 'calendar', like, state, kind, ownerId],
    queryFn: ({ signal }) =>
      campaignApi.list(
        {
          query: { like, ...(state && { state }), ...(kind && { kind }), ...(ownerId && { ownerId }), pageSize: most },
        },
        { signal },
      ),
    placeholderData: before => before,
  })
  const list = data?.list
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!list) return <SkeletonRows />
  const rowsOf = (each: string) => list.filter(row => runsOn(row, each, dayOfText))
  const ofDay = rowsOf(day)
  return (
    <div className={styles.calendar}>
      <Month month={month} today={today} day={day} of={rowsOf} onMonth={setMonth} onDay={setDay} />
      {(data.total ?? 0) > list.length && <p className="dim">{t('calendarMost', { count: exact(most) })}</p>}
      <section className="panel" aria-live="polite">
        <header>
          <h2>{t('calendarOf', { day, count: exact(ofDay.length) })}</h2>
        </header>
        {ofDay.length === 0 ? (
          <p className="dim">{t('calendarChoose')}</p>
        ) : (
          <ul className={styles.lines}>
            {ofDay.map(row => (
              <li key={row.id}>
                <Tag accent={row.state === 'running'}>{c(`state_${row.state}`)}</Tag>
                <Link to={campaignAddress(row.id)} className="cut">
                  {row.name}
                </Link>
                <span className="grow" />
                <span className="dim">
                  <Moment at={row.startTime} /> – {row.endTime === null ? t('goesOn') : <Moment at={row.endTime} />}
                </span>
                <b>{t('articlesOf', { count: exact(row.articles) })}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

const dayOfText = (moment: string): string => dayHere(Date.parse(moment))
