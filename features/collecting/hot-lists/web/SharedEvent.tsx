import { EmptyState, ErrorOf, OwnQueries, PhoneFrame, SkeletonRows, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { EventView } from './EventView.tsx'
import styles from './hot-lists.module.css'

/** An event for whoever holds a link: `?token=`. `/dsnHotWatchDetail` shows the boards before the curves. */
export default function SharedEvent() {
  return (
    <OwnQueries>
      <Page />
    </OwnQueries>
  )
}

function Page() {
  const t = useWords(strings)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const requested = useQuery({
    queryKey: ['hot', 'shared', token],
    queryFn: ({ signal }) => api.sharedEvent({ params: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  const isEnded = token === '' || (requested.error as { kind?: string } | null)?.kind === 'missing'
  return (
    <PhoneFrame title={requested.data?.event.title ?? t('event')}>
      {isEnded ? (
        <EmptyState title={t('linkEnded')}>{t('linkEndedHint')}</EmptyState>
      ) : requested.isError ? (
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
      ) : requested.data ? (
        <Stack gap={12} className={styles.shared}>
          <EventView
            event={requested.data.event}
            courses={requested.data.courses}
            layout={pathname === '/dsnHotWatchDetail' ? 'dsn' : 'usual'}
          />
        </Stack>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </PhoneFrame>
  )
}
