import { Row, Tag, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Topic } from '../contract.ts'
import { strings } from '../strings.ts'
import { eventAddress } from './addresses.ts'
import styles from './hot-lists.module.css'

/** A topic of a board: rank, title, what changed and how long it has been there. */
export function TopicLine({ topic, base }: { topic: Topic /** Absent: nothing is opened. */; base?: string }) {
  const t = useWords(strings)
  const format = useFormat()
  const { rank, rose, heat, label, isNew, title, monitors, watches, entries, enteredAt } = topic
  const requested = [...watches, ...monitors]
  return (
    <li className={styles.topic} data-wanted={requested.length > 0 || undefined}>
      <span className={styles.rank} data-top={rank !== null && rank <= 3 ? true : undefined}>
        {rank}
      </span>
      <span className={styles.what}>
        {base === undefined ? (
          <span className={styles.name}>{title}</span>
        ) : (
          <Link className={styles.name} to={eventAddress(base, topic)}>
            {title}
          </Link>
        )}
        <small>
          <span title={format.moment(enteredAt)}>
            {t('sinceTime', { time: format.moment(enteredAt).slice(11, 16) })}
          </span>
          {entries > 1 && <span>{t('times', { count: entries })}</span>}
          {requested.length > 0 && (
            <span className={styles.wanted}>{t('wantedBy', { names: requested.join('、') })}</span>
          )}
        </small>
      </span>
      <Row as="span" gap={6} align="center" className={styles.marks}>
        {isNew ? <Tag accent>{t('newOn')}</Tag> : label ? <Tag>{label}</Tag> : null}
        <Rose rose={rose} />
        {heat !== null && <span className={styles.heat}>{format.count(heat)}</span>}
      </Row>
    </li>
  )
}

export function Rose({ rose }: { rose: number | null }) {
  const t = useWords(strings)
  if (!rose) return null
  const words = rose > 0 ? t('rose', { ranks: rose }) : t('fell', { ranks: -rose })
  return (
    <span className={styles.rose} data-up={rose > 0 || undefined} title={words}>
      <span aria-hidden>
        {rose > 0 ? '↑' : '↓'}
        {Math.abs(rose)}
      </span>
      <span className="unseen">{words}</span>
    </span>
  )
}
