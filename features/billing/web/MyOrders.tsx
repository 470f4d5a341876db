import { ErrorOf, Moment, SkeletonRows, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './billing.module.css'
import { sayPrice } from './money.ts'

/** Orders of the organisation: the newest twenty. */
export function MyOrders() {
  const t = useWords(strings)
  const orders = useQuery({
    queryKey: ['billing', 'orders'],
    queryFn: ({ signal }) => api.orders({ query: {} }, { signal }),
    refetchInterval: 30_000,
  })
  if (orders.error) return <ErrorOf error={orders.error} onRetry={() => void orders.refetch()} />
  if (!orders.data) return <SkeletonRows />
  if (orders.data.list.length === 0) return <p className="dim">{t('noOrders')}</p>
  return (
    <ul className={styles.offers}>
      {orders.data.list.map(order => (
        <li key={order.id}>
          <b>{order.packageName}</b>
          <span>{t(`kind_${order.kind}`)}</span>
          <span>{sayPrice(order.price)}</span>
          <Tag accent={order.state === 'active'}>{t(`state_${order.state}`)}</Tag>
          {order.state === 'waiting' && order.price > 0 && (
            <span className="dim">
              {t('transferCode')} {order.transferCode}
            </span>
          )}
          <span className="grow" />
          <Moment at={order.createdAt} />
        </li>
      ))}
    </ul>
  )
}
