import { momentsOf } from '@guanlan/features/articles/articles/web'
import { Button, EmptyState, ErrorOf, Row, Segmented, SkeletonRows, TextField, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { periods } from '../contract.ts'
import { strings } from '../strings.ts'
import { eventAddress } from './addresses.ts'
import { api } from './api.ts'
import { EventTable } from './EventTable.tsx'
import styles from './hot-lists.module.css'
import type { Period } from './Ranking.tsx'

/** An issue is talked of for half a day. */
const issueMinutes = 12 * 60
const pageSize = 50

/** Hot events that last, by index: `?words=` a rule, `&period=`, `&least=` minutes, `&page=`. */
export default function HotIssues() {
  const t = useWords(strings)
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const named = search.get('period') as Period
  const period = periods.includes(named) ? named : '3d'
  const words = search.get('words') ?? ''
  const least = search.has('least') ? Number(search.get('least')) || 0 : issueMinutes
  const page = Math.max(1, Number(search.get('page')) || 1)
  const [written, setWritten] = useState(words)
  const change = (changes: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), page: '1', ...changes }, { replace: true })
  const requested = useQuery({
    queryKey: ['hot', 'issues', period, words, least, page],
    queryFn: ({ signal }) =>
      api.hotEventList(
        {
          body: {
            startTime: momentsOf(period, Date.now(), 'UTC').from,
            words,
            leastMinutes: least,
            page,
            pageSize,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('issues')}</h1>
        <span className="dim">{least === issueMinutes && t('issuesHint')}</span>
        <span className="grow" />
        <form
          onSubmit={event => {
            event.preventDefault()
            change({ words: written.trim() })
          }}
        >
          <TextField
            label={t('search')}
            labelHidden
            icon="search"
            placeholder={t('search')}
            value={written}
            onChange={event => setWritten(event.target.value)}
          />
        </form>
        <Segmented
          label={t('period')}
          value={period}
          onChange={value => change({ period: value })}
          options={periods.map(value => ({ value, label: t(`p${value}`) }))}
        />
      </header>
      {requested.isPending ? (
        <SkeletonRows rows={12} />
      ) : requested.isError ? (
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
      ) : requested.data.list.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls
        <section className={styles.scroll} tabIndex={0} aria-label={t('issues')}>
          <p className="dim">{t('formula')}</p>
          <EventTable
            events={requested.data.list}
            first={(page - 1) * pageSize + 1}
            addressOf={event => eventAddress(pathname, { eventId: event.id })}
          />
          <Row as="nav" gap={8} to="center" className={styles.pages}>
            {page > 1 && (
              <Button icon="left" onClick={() => change({ page: String(page - 1) })}>
                {t('previous')}
              </Button>
            )}
            {page * pageSize < requested.data.total && (
              <Button icon="right" onClick={() => change({ page: String(page + 1) })}>
                {t('next')}
              </Button>
            )}
          </Row>
        </section>
      )}
    </div>
  )
}
