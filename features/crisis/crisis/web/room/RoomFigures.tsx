import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { exact, Moment, useAppearance, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Crisis, endedAt } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { useTimeWords } from '../clocks/time-left.ts'
import { isOfCrisis } from '../parts/address.ts'
import styles from '../parts/room.module.css'
import { daysOf, negative, useRoomCounts, wholeRange } from './figures.ts'

/** Figures of today against yesterday, of one that is over those of its last day; each opens the list it counts. */
export function RoomFigures({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const timeWords = useTimeWords()
  const counts = useRoomCounts(crisis).data
  const of = [isOfCrisis(crisis.id)]
  const whole = wholeRange(crisis)
  const end = endedAt(crisis)
  const zone = useAppearance(state => state.timeZone)
  const day = end === null ? 'today' : daysOf(crisis, zone).last
  const against = (now: number, before: number) =>
    t(end === null ? 'againstYesterday' : 'againstDayBefore', { count: exact(before), change: signed(now - before) })
  const lasted = (from: string | null) =>
    from === null ? '—' : timeWords(Math.max(0, (end ?? Date.now()) - Date.parse(from)))
  return (
    <section className={styles.figures} aria-label={t('figures')}>
      <Figure
        name={t('articles')}
        to={deskAddress({ range: whole, filters: of })}
        value={counts && exact(counts.whole)}
      >
        {crisis.firstArticleAt && (
          <>
            {t('since')} <Moment at={crisis.firstArticleAt} exact />
          </>
        )}
      </Figure>
      <Figure
        name={t('negativeArticles')}
        to={deskAddress({ range: whole, filters: [...of, negative] })}
        value={counts && exact(counts.negative)}
      >
        {counts && counts.whole > 0 && t('shareOf', { share: Math.round((counts.negative / counts.whole) * 100) })}
      </Figure>
      <Figure
        name={t(end === null ? 'todayArticles' : 'lastDayArticles')}
        to={deskAddress({ range: day, filters: of })}
        value={counts && exact(counts.last)}
      >
        {counts && against(counts.last, counts.before)}
      </Figure>
      <Figure
        name={t(end === null ? 'todayNegative' : 'lastDayNegative')}
        to={deskAddress({ range: day, filters: [...of, negative] })}
        value={counts && exact(counts.lastNegative)}
      >
        {counts && against(counts.lastNegative, counts.beforeNegative)}
      </Figure>
      <div>
        <small className="dim">{t(end === null ? 'sincePublished' : 'publishedToEnd')}</small>
        <b>{lasted(crisis.firstArticleAt)}</b>
        <small className="dim">
          {t(end === null ? 'sinceArrived' : 'arrivedToEnd')} {lasted(crisis.firstArrivedAt)}
          {crisis.firstArrivedAt && (
            <>
              {' · '}
              <Moment at={crisis.firstArrivedAt} exact />
            </>
          )}
        </small>
        <small className="dim">
          {end !== null ? (
            <>
              {t(`endedAt_${crisis.status as 'closed' | 'revoked'}`)} <Moment at={crisis.closedAt as string} exact />
            </>
          ) : (
            crisis.startedAt && (
              <>
                {t('startedAt')} <Moment at={crisis.startedAt} exact />
              </>
            )
          )}
        </small>
      </div>
    </section>
  )
}

const signed = (value: number) => (value > 0 ? `+${exact(value)}` : exact(value))

function Figure({
  name,
  to,
  value,
  children,
}: {
  name: string
  to: string
  value: string | undefined
  children: ReactNode
}) {
  return (
    <Link to={to}>
      <small className="dim">{name}</small>
      <b>{value ?? '…'}</b>
      <small className="dim">{children}</small>
    </Link>
  )
}
