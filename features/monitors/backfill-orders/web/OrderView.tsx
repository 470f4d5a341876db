import {
  Button,
  ErrorOf,
  exact,
  Facts,
  IconButton,
  Moment,
  ProgressLine,
  RecordView,
  SkeletonRows,
  useTakeBack,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Order } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './backfill-orders.module.css'
import { OrderState } from './OrderState.tsx'
import { isRunning, useOrderName } from './order-name.ts'

/** One order: how far each monitor is, what it has added, and the ways to stop it and to take it back. */
export function OrderView({
  id,
  listed,
  onChanged,
  onClose,
}: {
  id: number
  /** As the list has it; undefined when it is on another page. */
  listed: Order | undefined
  onChanged: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(strings)
  const nameOf = useOrderName()
  const takeBack = useTakeBack()
  const one = useQuery({
    queryKey: ['backfillOrders', 'order', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    enabled: listed === undefined,
  })
  const order = listed ?? one.data
  if (!order) return one.error ? <ErrorOf error={one.error} onRetry={() => void one.refetch()} /> : <SkeletonRows />
  const { operation } = order
  const stop = () => api.cancel({ params: { id } }).finally(onChanged)
  return (
    <RecordView
      title={nameOf(order)}
      marks={<OrderState order={order} />}
      acts={
        <>
          {isRunning(order) && <Button onClick={() => void stop()}>{t('cancel')}</Button>}
          {operation !== null && (
            <Button icon="undo" onClick={() => void takeBack(operation, onChanged)}>
              {t('undo')}
            </Button>
          )}
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </>
      }
    >
      {isRunning(order) && (
        <ProgressLine
          title={t(order.state)}
          done={order.examined}
          total={Math.max(order.total ?? 0, order.examined)}
          note={t('progress', {
            examined: exact(order.examined),
            found: exact(order.found),
            added: exact(order.added),
          })}
        />
      )}
      <Facts
        facts={[
          [t('period'), <Span key="period" order={order} />],
          [t('createdBy'), order.createdBy ?? '—'],
          [t('createdAt'), <Moment key="at" at={order.createdAt} exact />],
          [t('examined'), exact(order.examined)],
          [t('found'), exact(order.found)],
          [t('added'), exact(order.added)],
        ]}
      />
      <table className={styles.monitors}>
        <thead>
          <tr>
            <th scope="col">{t('monitors')}</th>
            <th scope="col">{t('found')}</th>
            <th scope="col">{t('added')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {order.monitors.map(monitor => (
            <tr key={monitor.id}>
              <th scope="row">
                <Link to={articlesOf(monitor.id, order)}>{monitor.name}</Link>
              </th>
              <td>{exact(monitor.found)}</td>
              <td>{exact(monitor.added)}</td>
              <td>{t(monitor.isDone ? 'monitorDone' : 'monitorOpen')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordView>
  )
}

/** The desk's own address builder is above this feature. */
const articlesOf = (monitor: number, { startTime, endTime }: Order) =>
  `/monitorData?${new URLSearchParams({ monitor: String(monitor), from: startTime, to: endTime })}`

export const Span = ({ order: { startTime, endTime } }: { order: Order }) => (
  <>
    <Moment at={startTime} exact /> – <Moment at={endTime} exact />
  </>
)
