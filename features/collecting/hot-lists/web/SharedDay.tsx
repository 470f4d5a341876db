import { Button, EmptyState, ErrorOf, OwnQueries, PhoneFrame, Row, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { EventTable } from './EventTable.tsx'
import styles from './hot-lists.module.css'

const dayMs = 86_400_000
const dayAfter = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10)

/** The list of a day for whoever holds a link: `?token=`, `&day=`. */
export default function SharedDay() {
  return (
    <OwnQueries>
      <Page />
    </OwnQueries>
  )
}

function Page() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const token = search.get('token') ?? ''
  const day = search.get('day')
  const requested = useQuery({
    queryKey: ['hot', 'sharedDay', token, day],
    queryFn: ({ signal }) => api.sharedDay({ params: { token }, body: { day } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  const isEnded = token === '' || (requested.error as { kind?: string } | null)?.kind === 'missing'
  const open = (next: string) => setSearch({ token, day: next })
  return (
    <PhoneFrame title={t('dayList')} {...(requested.data && { from: requested.data.day })}>
      {isEnded ? (
        <EmptyState title={t('linkEnded')}>{t('linkEndedHint')}</EmptyState>
      ) : requested.isError ? (
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
      ) : requested.data ? (
        <>
          {requested.data.list.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <EventTable events={requested.data.list} />
          )}
          <Row as="nav" gap={8} to="center" className={styles.pages} aria-label={t('day')}>
            <Button icon="left" onClick={() => open(dayAfter(requested.data.day, -1))}>
              {dayAfter(requested.data.day, -1)}
            </Button>
            <Button icon="right" onClick={() => open(dayAfter(requested.data.day, 1))}>
              {dayAfter(requested.data.day, 1)}
            </Button>
          </Row>
        </>
      ) : (
        <SkeletonRows rows={10} />
      )}
    </PhoneFrame>
  )
}
