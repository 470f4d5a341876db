import { ErrorOf, exact, Moment, Panel, SkeletonRows, Tag, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import styles from './home.module.css'
import { useToDo } from './use-to-do.ts'

/** Releases whose moment is over or comes within a week, and that nobody has noted as sent. */
export function Releases({ addressOf }: { addressOf: (campaignId: number) => string }) {
  const t = useWords(strings)
  const { data, error, refetch } = useToDo()
  return (
    <Panel
      title={t('releases')}
      note={data ? t('releasesOf', { late: exact(data.lateReleases), due: exact(data.dueReleases) }) : '…'}
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {data?.releases.length === 0 && <p className="dim">{t('releasesNone')}</p>}
      <ul className={styles.lines}>
        {data?.releases.map(({ id, title, campaignId, campaign, releaseAt, isLate }) => (
          <li key={id}>
            {isLate && <Tag accent>{t('late')}</Tag>}
            <Link to={addressOf(campaignId)} className="cut">
              {title}
            </Link>
            <small className="dim cut">{campaign}</small>
            <span className="grow" />
            <small className="dim">
              <Moment at={releaseAt} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
