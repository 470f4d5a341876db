import {
  Button,
  copyText,
  EmptyState,
  ErrorOf,
  linkTo,
  ScreenPart,
  SkeletonPage,
  useMay,
  useRole,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { EventArticles } from './EventArticles.tsx'
import { EventEditor } from './EventEditor.tsx'
import { EventView } from './EventView.tsx'
import styles from './hot-lists.module.css'

/** An event of hot lists: `?id=` names it. */
export default function HotEvent() {
  const t = useWords(strings)
  const may = useMay()
  const isDeveloper = useRole('developer')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const id = Number(search.get('id')) || 0
  const requested = useQuery({
    queryKey: ['hot', 'event', id],
    queryFn: async ({ signal }) => {
      const [event, courses] = await Promise.all([
        api.hotEventDetail({ body: { id } }, { signal }),
        api.trend({ body: { eventId: id } }, { signal }),
      ])
      return { event, courses }
    },
    enabled: id > 0,
    retry: false,
  })
  if (id === 0)
    return (
      <EmptyState isPage title={t('event')}>
        {t('eventHint')}
      </EmptyState>
    )
  if (requested.isPending) return <SkeletonPage />
  if (requested.isError) return <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
  const { event, courses } = requested.data
  const share = async () => {
    const { token } = await api.share({ body: { id } })
    await copyText(linkTo(`/hotWatchDetail?token=${token}`), t('shared'), linkTo(`/hotWatchDetail?token=${token}`))
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{event.title}</h1>
        <span className="grow" />
        {may('hotLists.watch') && (
          <Button
            icon="eye"
            onClick={() => void navigate(`/hotWatch?open=new&${new URLSearchParams({ rule: event.rule })}`)}
          >
            {t('watchIt')}
          </Button>
        )}
        <ScreenPart
          id="crisis.startFrom"
          given={{ origin: 'event', originId: event.id, name: event.title }}
          meanwhile={null}
        />
        <ScreenPart
          id="events.makeFrom"
          given={{ origin: 'hotEvent', originId: event.id, name: event.title }}
          meanwhile={null}
        />
        {may('hotLists.share') && (
          <Button icon="share" onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.scroll} tabIndex={0} aria-label={event.title}>
        {isDeveloper && <EventEditor key={event.id} event={event} />}
        <EventView event={event} courses={courses} />
        <EventArticles event={event} />
      </section>
    </div>
  )
}
