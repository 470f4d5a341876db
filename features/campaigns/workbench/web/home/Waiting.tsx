import { ErrorOf, exact, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import styles from './home.module.css'
import { useToDo } from './use-to-do.ts'

/** Pieces that wait for a decision, campaign by campaign. */
export function Waiting({ addressOf }: { addressOf: (campaignId: number) => string }) {
  const t = useWords(strings)
  const { data, error, refetch } = useToDo()
  const total = data?.waiting.reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <Panel title={t('waiting')} note={total === undefined ? '…' : exact(total)}>
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {data?.waiting.length === 0 && <p className="dim">{t('waitingNone')}</p>}
      <ul className={styles.lines}>
        {data?.waiting.map(({ campaignId, campaign, pieces }) => (
          <li key={campaignId}>
            <Link to={addressOf(campaignId)} className="cut">
              {campaign}
            </Link>
            <span className="grow" />
            <b>{t('waitingOf', { count: exact(pieces) })}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
