import { chosenOrganisation, EmptyState, ErrorOf, SettingsFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { MyOrders } from './MyOrders.tsx'
import { QuotaList } from './QuotaList.tsx'
import { TermFacts } from './TermFacts.tsx'
import { ToOrder } from './ToOrder.tsx'

/** While a payment is waited for, it is looked for every few seconds. */
const everyMs = { running: 60_000, over: 5_000 }

/** A part of the personal centre: what the organisation has bought, its quotas and orders. */
export default function Subscription() {
  const t = useWords(strings)
  const orgId = chosenOrganisation()
  const billing = useQuery({
    queryKey: ['billing', 'subscription', orgId],
    queryFn: ({ signal }) => api.billing({ params: { id: orgId ?? 0 }, query: {} }, { signal }),
    enabled: orgId !== null,
    refetchInterval: ({ state }) => (state.data?.expired ? everyMs.over : everyMs.running),
  })
  const { data } = billing
  const waiting = billing.error ? (
    <ErrorOf error={billing.error} onRetry={() => void billing.refetch()} />
  ) : (
    <SkeletonRows />
  )
  if (orgId === null) return <EmptyState title={t('subscriptionTitle')}>{t('none')}</EmptyState>
  return (
    <SettingsFrame
      title={t('subscriptionTitle')}
      sections={[
        { id: 'subscription', title: t('subscription'), content: data ? <TermFacts billing={data} /> : waiting },
        { id: 'quotas', title: t('quotas'), content: data ? <QuotaList quotas={data.quotas} /> : waiting },
        { id: 'sold', title: t('toOrder'), content: <ToOrder /> },
        { id: 'orders', title: t('myOrders'), content: <MyOrders alipay={data?.alipay ?? false} /> },
      ]}
    />
  )
}
