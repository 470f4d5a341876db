import { Moment, Panel, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { eventAddress } from './addresses.ts'
import { api, refreshMs } from './api.ts'
import styles from './hot-lists.module.css'
import { usePlatformName } from './words.ts'

const shown = 20
const growthWords = { began: 'began', platform: 'grewPlatform', rank: 'grewRank' } as const

/** Events on boards that monitors want, those that grew last first; nothing while there are none. */
export function MonitoredEvents() {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  const { data } = useQuery({
    queryKey: ['hot', 'wanted'],
    queryFn: ({ signal }) => api.wanted({ body: { pageSize: shown } }, { signal }),
    refetchInterval: refreshMs,
  })
  if (!data?.list.length) return null
  return (
    <Panel title={t('wantedEvents')}>
      <ul className={styles.grown}>
        {data.list.map(event => (
          <li key={`${event.monitorId} ${event.eventId}`}>
            <span className={styles.what}>
              <Link className={styles.name} to={eventAddress('', event)}>
                {event.title}
              </Link>
              <small>
                <Tag accent>{t(growthWords[event.growth])}</Tag>
                <span>{event.monitor}</span>
                <span>{t('bestOf', { platform: nameOf(event.bestPlatform), rank: event.bestRank })}</span>
                {event.platforms.length > 1 && <span>{t('manyBoards', { count: event.platforms.length })}</span>}
                <Moment at={event.grewAt} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
