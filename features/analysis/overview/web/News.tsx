import type { Filter } from '@guanlan/features/articles/articles/contract'
import { momentsOf } from '@guanlan/features/articles/articles/web'
import { arrivedAfter, sentimentIs } from '@guanlan/features/charts/charts/web'
import { desk } from '@guanlan/features/desk/article-list/contract'
import { Count, connect, Icon, useAppearance, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { behind } from './behind.ts'
import styles from './News.module.css'
import { useLastVisit } from './use-visit.ts'

const api = connect(desk)
const pauseMs = 60_000

/** What is new: today, and since the visit before. Each number opens its articles. */
export function News({ monitor }: { monitor: number | undefined }) {
  const t = useWords(strings)
  const format = useFormat()
  const zone = useAppearance(state => state.timeZone)
  const last = useLastVisit()
  const { data } = useQuery({
    queryKey: ['charts', 'overview', 'news', monitor ?? null, last ?? null, zone],
    queryFn: async ({ signal }) => {
      const now = Date.now()
      const requested = (range: 'today' | '7d', filters: Filter[]) => ({
        ...(monitor !== undefined && { monitor }),
        ...momentsOf(range, now, zone),
        filters,
      })
      const today = requested('today', [])
      // What arrives was published in the last days, or lies in lists of older time anyway.
      const since = last ? requested('7d', [arrivedAfter(last)]) : null
      const negative = (question: typeof today) => ({
        ...question,
        filters: [...question.filters, sentimentIs('negative')],
      })
      const questions = [today, negative(today), ...(since ? [since, negative(since)] : [])]
      const counts = await api.counts({ body: { questions } }, { signal })
      return { today, since, counts }
    },
    enabled: last !== undefined,
    staleTime: pauseMs / 2,
    refetchInterval: pauseMs,
  })
  if (!data) return null
  const [today = 0, negativeToday = 0, since = 0, negativeSince = 0] = data.counts
  const line = (requested: NonNullable<typeof data.since>, count: number, negative: number) => (
    <>
      <Link to={behind(requested)({ filters: requested.filters })}>
        <b>
          <Count value={count} />
        </b>
      </Link>
      {negative > 0 && (
        <Link className="negative" to={behind(requested)({ filters: [...requested.filters, sentimentIs('negative')] })}>
          {t('negativeCount', { count: format.count(negative) })}
        </Link>
      )}
    </>
  )
  return (
    <section className={styles.line} aria-label={t('news')}>
      <Icon name="articles" size={14} />
      <span>{t('newToday')}</span>
      {line(data.today, today, negativeToday)}
      {data.since && last && (
        <>
          <i aria-hidden="true" />
          <span title={format.moment(last)}>{t('newSince', { at: format.moment(last).slice(5, 16) })}</span>
          {line(data.since, since, negativeSince)}
        </>
      )}
    </section>
  )
}
