import { Button, EmptyState, ErrorOf, PhoneFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { formatPrice } from './money.ts'

/** Alipay tells the server some moments after it told the browser. */
const everyMs = 3_000

/** Pays one order: `?order=`. Alipay leads back here with `&back=1`. */
export default function Alipay() {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  )
}

function Page() {
  const [problem, setProblem] = useState<unknown>(null)
  const t = useWords(strings)
  const [search] = useSearchParams()
  const id = Number(search.get('order'))
  const cameBack = search.has('back')
  const requested = useQuery({
    queryKey: ['billing', 'status', id],
    queryFn: ({ signal }) => api.orderStatus({ params: { id } }, { signal }),
    enabled: Number.isSafeInteger(id) && id > 0,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' || state.data?.state === 'paid' ? everyMs : false),
  })
  const pay = async () => {
    setProblem(null)
    try {
      const { url } = await api.alipay({ body: { orderId: id } })
      window.location.assign(url)
    } catch (error) {
      setProblem(error)
    }
  }
  const centre = <Link to="/personalCenter?part=subscription">{t('toCentre')}</Link>
  const order = requested.data
  const reported = () => {
    if (!(id > 0))
      return (
        <EmptyState title={t('noOrderChosen')} actions={centre}>
          {t('chooseOrder')}
        </EmptyState>
      )
    if (problem) return <ErrorOf error={problem} onRetry={() => void pay()} />
    if (requested.error) return <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
    if (!order) return <SkeletonRows />
    if (order.state === 'active')
      return <EmptyState title={t('paidNow', { name: order.packageName })} actions={centre} />
    if ((order.state !== 'waiting' && order.state !== 'paid') || order.price === 0)
      return <EmptyState title={t('notToPay', { state: t(`state_${order.state}`) })} actions={centre} />
    const title = `${order.packageName} · ${formatPrice(order.price)}`
    if (!order.alipay)
      return (
        <EmptyState title={t('noAlipayHere')} actions={centre}>
          {t('noAlipayText', { code: order.transferCode })}
        </EmptyState>
      )
    if (cameBack || order.state === 'paid') return <EmptyState title={title}>{t('alipayWaits')}</EmptyState>
    return (
      <EmptyState
        title={title}
        actions={
          <>
            <Button kind="primary" onClick={() => void pay()}>
              {t('toAlipay')}
            </Button>
            {centre}
          </>
        }
      >
        {t('alipayText')}
      </EmptyState>
    )
  }
  return <PhoneFrame title={t('alipayTitle')}>{reported()}</PhoneFrame>
}
