import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { exact, Moment, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { isOfCrisis } from '../parts/address.ts'
import styles from '../parts/room.module.css'
import { negative, useRoomCounts, wholeRange } from './figures.ts'

/** Figures of today against yesterday; each opens the list it counts. */
export function RoomFigures({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const counts = useRoomCounts(crisis).data
  const of = [isOfCrisis(crisis.id)]
  const whole = wholeRange(crisis)
  const against = (now: number, before: number) =>
    t('againstYesterday', { count: exact(before), change: signed(now - before) })
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
        name={t('todayArticles')}
        to={deskAddress({ range: 'today', filters: of })}
        value={counts && exact(counts.today)}
      >
        {counts && against(counts.today, counts.yesterday)}
      </Figure>
      <Figure
        name={t('todayNegative')}
        to={deskAddress({ range: 'today', filters: [...of, negative] })}
        value={counts && exact(counts.todayNegative)}
      >
        {counts && against(counts.todayNegative, counts.yesterdayNegative)}
      </Figure>
      <div>
        <small className="dim">{t('sincePublished')}</small>
        <b>{crisis.firstArticleAt ? <Moment at={crisis.firstArticleAt} /> : '—'}</b>
        <small className="dim">
          {crisis.startedAt && (
            <>
              {t('startedAt')} <Moment at={crisis.startedAt} exact />
            </>
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
