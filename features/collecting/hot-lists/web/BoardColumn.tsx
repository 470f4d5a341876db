import { EmptyState, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Wall } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './hot-lists.module.css'
import { TopicLine } from './TopicLine.tsx'
import { usePlatformName } from './words.ts'

/** Minutes after which a board is said to be old. */
const oldAfter = 10

/** A board of the wall; it says how old it is as soon as it is not live. */
export function BoardColumn({
  board,
  at,
  base,
  onlyWanted = false,
}: {
  board: Wall['boards'][number]
  at: string
  base?: string
  onlyWanted?: boolean
}) {
  const t = useWords(strings)
  const format = useFormat()
  const nameOf = usePlatformName()
  const { platform, seenAt, topics, own } = board
  const isOld = seenAt !== null && Date.parse(at) - Date.parse(seenAt) > oldAfter * 60_000
  const shown = onlyWanted ? topics.filter(({ monitors, watches }) => monitors.length + watches.length > 0) : topics
  const name = nameOf(platform)
  // An own board of a platform stands beside everybody's.
  const label = own ? `${name} · ${t('own')}` : name
  return (
    <section className={styles.board} aria-label={label}>
      <header>
        <h2>{base === undefined ? name : <Link to={`/platformHot?platform=${platform}`}>{name}</Link>}</h2>
        {own && <span className="tag">{t('own')}</span>}
        <span className="grow" />
        {seenAt === null ? (
          <small className="dim">{t('neverSeen')}</small>
        ) : isOld ? (
          <time className={styles.old} dateTime={seenAt} title={format.moment(seenAt)}>
            {t('old', { time: format.fresh(seenAt, new Date(at)) })}
          </time>
        ) : (
          <small className={styles.live}>{t('live')}</small>
        )}
      </header>
      {shown.length === 0 ? (
        <EmptyState title={seenAt === null ? t('neverSeen') : t('none')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls
        <ol tabIndex={0} aria-label={label}>
          {shown.map(topic => (
            <TopicLine key={topic.id} topic={topic} {...(base !== undefined && { base })} />
          ))}
        </ol>
      )}
    </section>
  )
}
