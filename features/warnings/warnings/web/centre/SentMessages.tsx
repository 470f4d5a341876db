import { notifications } from '@guanlan/features/workspace/notifications/contract'
import { strings as deliveryStrings } from '@guanlan/features/workspace/notifications/strings'
import { DeliveryStateTag } from '@guanlan/features/workspace/notifications/web'
import { Button, connect, Moment, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Incident } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './centre.module.css'

const records = connect(notifications)
/** Where the outbox keeps what tells of several incidents at once. */
const summaryThread = 'warnings:summary'
/** The newest; the rest stands in the records. */
const mostShown = 20

/** Whom the incident told, by which way, and what became of it. */
export function SentMessages({
  incident: { id, messages },
  onRetry,
}: {
  incident: Incident
  onRetry: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const d = useWords(deliveryStrings)
  const may = useMay()
  const thread = `incident:${id}`
  const { data } = useQuery({
    queryKey: ['incidents', 'messages', id],
    queryFn: ({ signal }) => records.list({ body: { thread, pageSize: mostShown } }, { signal }),
    enabled: may('notifications.view'),
  })
  if (!may('notifications.view')) return null
  const list = data?.list ?? []
  return (
    <section aria-label={t('sentMessages')}>
      <h3 className={styles.heading}>{t('sentMessages')}</h3>
      {list.length === 0 && data && (
        <p className="dim">
          {messages === 0 ? (
            t('noMessages')
          ) : (
            <>
              {t('toldInSummary', { count: messages })}{' '}
              <Link to={`/sendRecord?thread=${summaryThread}`}>{t('allRecords')}</Link>
            </>
          )}
        </p>
      )}
      <ul className={styles.lines}>
        {list.map(record => (
          <li key={record.id}>
            <Link to={`/sendRecord?open=${record.id}`} data-keeps>
              {record.receiver}
            </Link>
            <span className="dim">{d(`kind_${record.channel}`)}</span>
            <DeliveryStateTag of={record} />
            <span className="dim">
              <Moment at={record.openedAt ?? record.acceptedAt ?? record.createdAt} />
            </span>
            {record.openedAt && <span className="dim">{d('openedAt')}</span>}
          </li>
        ))}
      </ul>
      {(data?.total ?? 0) > mostShown && <Link to={`/sendRecord?thread=${thread}`}>{t('allRecords')}</Link>}
      {list.some(({ state }) => state === 'failed') && may('warnings.act') && (
        <Button size="small" icon="refresh" onClick={() => void onRetry()}>
          {t('retryFailed')}
        </Button>
      )}
    </section>
  )
}
