import { ErrorOf, Moment, SkeletonRows, Stack, Tag, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './billing.module.css'
import { InvoiceButton } from './InvoiceButton.tsx'
import { formatPrice } from './money.ts'

/** Orders of the organisation: the newest twenty. */
export function MyOrders({ alipay }: { alipay: boolean }) {
  const t = useWords(strings)
  const may = useMay()
  const orders = useQuery({
    queryKey: ['billing', 'orders'],
    queryFn: ({ signal }) => api.orders({ query: {} }, { signal }),
    refetchInterval: 30_000,
  })
  if (orders.error) return <ErrorOf error={orders.error} onRetry={() => void orders.refetch()} />
  if (!orders.data) return <SkeletonRows />
  if (orders.data.list.length === 0) return <p className="dim">{t('noOrders')}</p>
  return (
    <Stack as="ul" gap={12} className={styles.offers}>
      {orders.data.list.map(order => (
        <li key={order.id}>
          <b>{order.packageName}</b>
          <span>{t(`kind_${order.kind}`)}</span>
          <span>{formatPrice(order.price)}</span>
          <Tag accent={order.state === 'active'}>{t(`state_${order.state}`)}</Tag>
          {order.state === 'waiting' && order.price > 0 && (
            <span className="dim">
              {t('transferCode')} {order.transferCode}
            </span>
          )}
          {order.paidLate && <Tag accent>{t('paidLate')}</Tag>}
          <span className="grow" />
          {alipay && order.state === 'waiting' && order.price > 0 && may('billing.order') && (
            <Link to={`/alipay?order=${order.id}`}>{t('payByAlipay')}</Link>
          )}
          {order.invoice?.state === 'issued' ? (
            <span className="dim">{t('invoiceOf', { number: order.invoice.number ?? '' })}</span>
          ) : (
            order.price > 0 &&
            (order.state === 'paid' || order.state === 'active' || order.state === 'over') &&
            may('billing.order') && <InvoiceButton order={order} />
          )}
          <Moment at={order.createdAt} />
        </li>
      ))}
    </Stack>
  )
}
