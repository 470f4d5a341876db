import { ErrorOf, exact, Panel, SkeletonRows, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { campaignsKey, mediaApi } from '../api.ts'
import styles from './home.module.css'

const most = 8

/** What media promised and have not published: late, or due within a week. */
export function Promises({ addressOf }: { addressOf: (campaignId: number) => string }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [campaignsKey, 'promises'],
    queryFn: ({ signal }) => mediaApi.due(undefined, { signal }),
  })
  return (
    <Panel title={t('promises')} note={data ? t('promisesOf', { late: exact(data.late), due: exact(data.due) }) : '…'}>
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {data?.list.length === 0 && <p className="dim">{t('promisesNone')}</p>}
      <ul className={styles.lines}>
        {data?.list.slice(0, most).map(({ id, name, activityId, campaign, daysLate, promisedOn, journalist }) => (
          <li key={id}>
            <Link to={`${addressOf(activityId)}&late=${daysLate === null ? 'due' : 'late'}`} className="cut">
              {name}
            </Link>
            <small className="dim cut">{[campaign, journalist].filter(Boolean).join(' · ')}</small>
            <span className="grow" />
            {daysLate === null ? (
              <small className="dim">{t('dueOn', { day: promisedOn ?? '' })}</small>
            ) : (
              <Tag accent>{t('daysLateOf', { count: exact(daysLate) })}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
