import { Moment, Tag, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { WatchNews } from '../contract.ts'
import { strings } from '../strings.ts'
import { eventAddress } from './addresses.ts'
import styles from './hot-lists.module.css'
import { usePlatformName } from './words.ts'

/** What happened to watched topics, a line each: 抖音 进入前列 第 7 位. */
export function NewsLines({ news }: { news: readonly (WatchNews & { watch?: string })[] }) {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  return (
    <ul className={styles.news}>
      {news.map(one => (
        <li key={`${one.topicId} ${one.at} ${one.kind} ${one.watch ?? ''}`}>
          <Tag accent={one.kind !== 'leaves'}>{t(one.kind)}</Tag>
          <span className={styles.what}>
            <Link className={styles.name} to={eventAddress('', one)}>
              {one.title}
            </Link>
            <small>
              <span>
                {nameOf(one.platform)}
                {one.rank !== null && ` ${t('rankNumber', { rank: one.rank })}`}
              </span>
              {one.watch && <span>{one.watch}</span>}
              <Moment at={one.at} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
