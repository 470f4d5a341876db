import { Row, Tag, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { HotEvent } from '../contract.ts'
import { strings } from '../strings.ts'
import { useLength } from './EventView.tsx'
import styles from './hot-lists.module.css'
import { usePlatformName } from './words.ts'

/** Events in order, with index, platforms and time. @param addressOf absent: nothing is opened */
export function EventTable({
  events,
  first = 1,
  addressOf,
}: {
  events: readonly HotEvent[]
  first?: number
  addressOf?: (event: HotEvent) => string
}) {
  return (
    <ol className={styles.events} start={first}>
      {events.map((event, index) => (
        <Line key={event.id} event={event} place={first + index} address={addressOf?.(event)} />
      ))}
    </ol>
  )
}

function Line({ event, place, address }: { event: HotEvent; place: number; address: string | undefined }) {
  const t = useWords(strings)
  const format = useFormat()
  const nameOf = usePlatformName()
  const length = useLength(event.minutesOn)
  return (
    <li>
      <span className={styles.rank} data-top={place <= 3 || undefined}>
        {place}
      </span>
      <span className={styles.what}>
        {address ? (
          <Link className={styles.name} to={address}>
            {event.title}
          </Link>
        ) : (
          <span className={styles.name}>{event.title}</span>
        )}
        <small>
          <span>{event.platforms.map(nameOf).join('、')}</span>
          <span>{length}</span>
          <span>
            {t('peak')} {event.peakRank}
            {event.peakHeat !== null && ` · ${format.count(event.peakHeat)}`}
          </span>
        </small>
      </span>
      <Row as="span" gap={6} align="center" className={styles.marks}>
        {!event.isOn && <Tag>{t('off')}</Tag>}
        <span className={styles.index} title={t('formula')}>
          {event.index}
        </span>
      </Row>
    </li>
  )
}
