import { Icon, Panel, Row, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { TopEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import { eventAddress } from '../parts/addresses.ts'
import { StateTag } from '../parts/StateTag.tsx'
import styles from './list.module.css'

/** The ten events with most heat, each with its movement since a day ago. */
export function TopTen() {
  const t = useWords(strings)
  const top = useQuery({
    queryKey: [eventsKey, 'topTen'],
    queryFn: ({ signal }) => api.topTen(undefined, { signal }),
  }).data
  if (!top || top.length === 0) return null
  return (
    <Panel title={t('topTen')}>
      <ol className={styles.ten}>
        {top.map(({ place, before, event }) => (
          <li key={event.id}>
            <b>{place}</b>
            <Link to={eventAddress(event.id)} className="cut" title={event.title}>
              {event.title}
            </Link>
            <StateTag state={event.state} />
            <Movement place={place} before={before} />
            <span title={t('heat')}>{event.heat}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Movement({ place, before }: Pick<TopEvent, 'place' | 'before'>) {
  const t = useWords(strings)
  const by = before === null ? 0 : before - place
  const words =
    before === null ? t('entered') : by > 0 ? t('rose', { by }) : by < 0 ? t('fell', { by: -by }) : t('same')
  return (
    <Row gap={2} align="center" className={styles.movement ?? ''} title={words}>
      {before === null ? <small>{words}</small> : by === 0 ? '—' : <Icon name={by > 0 ? 'up' : 'down'} size={12} />}
      {by !== 0 && <small>{Math.abs(by)}</small>}
    </Row>
  )
}
