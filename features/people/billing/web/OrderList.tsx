import {
  Button,
  ChoiceMenu,
  confirm,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  toast,
  toastError,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { type Order, OrderQuestion, orderStates } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { IssueButton } from './IssueButton.tsx'
import { formatPrice } from './money.ts'

/** Orders of all organisations: what waits is confirmed or cancelled, what is active can be refunded. */
export function OrderList({ parts }: { parts: ReactNode }) {
  const t = useWords(strings)
  const list = useList({
    name: 'billing.orders',
    question: OrderQuestion,
    load: ({ query }, options) => api.allOrders({ body: query }, options),
  })
  const { changed } = list.records
  const columns = useMemo<RecordColumn<Order>[]>(() => {
    const move = async (order: Order, state: 'paid' | 'cancelled' | 'refunded') => {
      const { id, orgName: name } = order
      const requested = {
        paid: {
          title: t('confirmTitle', { name }),
          loss: t('confirmLoss'),
          act: t(order.kind === 'trial' ? 'confirmTrial' : 'confirmPaid'),
          danger: false,
        },
        cancelled: { title: t('cancelTitle', { id }), loss: t('cancelLoss'), act: t('cancelOrder') },
        refunded: { title: t('refundTitle', { id }), loss: t('refundLoss'), act: t('refund') },
      }[state]
      if (!(await confirm(requested))) return
      try {
        const now = await api.updateOrder({ body: { id, state } })
        toast({ text: t('moved', { id, state: t(`state_${now.state}`) }) })
      } catch (error) {
        toastError(error)
      }
      await changed()
    }
    return [
      { id: 'orgName', title: t('organisation'), width: 170, pinned: 'start', cell: row => row.orgName },
      { id: 'package', title: t('package'), width: 130, cell: row => row.packageName },
      { id: 'kind', title: t('part'), width: 80, cell: row => t(`kind_${row.kind}`) },
      { id: 'price', title: t('price'), width: 100, cell: row => formatPrice(row.price) },
      { id: 'days', title: t('days'), width: 80, cell: row => t('daysOf', { days: row.days }) },
      {
        id: 'state',
        title: t('state'),
        width: 110,
        cell: row =>
          row.paidLate ? (
            <Tag accent>{t('paidLate')}</Tag>
          ) : (
            <Tag accent={row.state === 'waiting'}>{t(`state_${row.state}`)}</Tag>
          ),
      },
      { id: 'code', title: t('transferCode'), width: 110, cell: row => row.transferCode },
      { id: 'createdAt', title: t('ordered'), width: 120, cell: row => <Moment at={row.createdAt} /> },
      { id: 'steps', title: t('history'), width: 190, cell: row => <Steps order={row} /> },
      {
        id: 'acts',
        title: '',
        width: 220,
        pinned: 'end',
        cell: row => (
          <>
            {row.state === 'waiting' && (
              <>
                <Button size="small" kind="primary" onClick={() => void move(row, 'paid')}>
                  {t(row.kind === 'trial' ? 'confirmTrial' : 'confirmPaid')}
                </Button>{' '}
                <Button size="small" kind="quiet" onClick={() => void move(row, 'cancelled')}>
                  {t('cancelOrder')}
                </Button>
              </>
            )}
            {row.invoice?.state === 'asked' && <IssueButton order={row} onIssued={changed} />}
            {row.state === 'active' && (
              <Button size="small" kind="quiet" onClick={() => void move(row, 'refunded')}>
                {t('refund')}
              </Button>
            )}
          </>
        ),
      },
    ]
  }, [t, changed])
  const { state } = list.question
  return (
    <RecordScreen
      title={t('ordersTitle')}
      label={t('orders')}
      list={list}
      search={t('findOrder')}
      columns={columns}
      nameOf={row => t('orderNumber', { id: row.id })}
      empty={t('noOrders')}
      emptyText={t('noOrdersText')}
      filters={
        <>
          {parts}
          <ChoiceMenu
            values={['all', ...orderStates] as const}
            value={state}
            name={each => t(`state_${each}`)}
            onChange={each => list.change({ state: each })}
          />
        </>
      }
    />
  )
}

/** Who brought the last state about. */
function Steps({ order }: { order: Order }) {
  const t = useWords(strings)
  const texts = order.steps
    .filter(({ state }) => state !== 'waiting')
    .map(({ state, by }) => `${t(`state_${state}`)} ${by ?? t('bySystem')}`)
  return <span className="cut">{texts.join(' → ')}</span>
}
