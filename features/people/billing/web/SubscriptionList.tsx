import { ChoiceMenu, Moment, type RecordColumn, RecordScreen, Tag, useList, useWords } from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { type Subscription, SubscriptionQuestion, subscriptionStates } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { blankSubscription, SubscriptionForm } from './SubscriptionForm.tsx'

/** Subscriptions of all organisations. */
export function SubscriptionList({ parts }: { parts: ReactNode }) {
  const t = useWords(strings)
  const list = useList({
    name: 'billing.subscriptions',
    question: SubscriptionQuestion,
    load: ({ query }, options) => api.subscriptions({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<Subscription>[]>(
    () => [
      { id: 'orgName', title: t('organisation'), width: 200, pinned: 'start', cell: row => row.orgName },
      { id: 'package', title: t('package'), width: 180, cell: row => row.bought.name },
      {
        id: 'state',
        title: t('state'),
        width: 120,
        cell: row => <Tag accent={row.state === 'running'}>{t(`state_${row.state}`)}</Tag>,
      },
      { id: 'startTime', title: t('starts'), width: 150, cell: row => <Moment at={row.startTime} /> },
      { id: 'endTime', title: t('ends'), width: 150, cell: row => <Moment at={row.endTime} /> },
      { id: 'order', title: t('fromOrder'), width: 140, cell: row => row.orderId ?? t('byOperator') },
      { id: 'updated', title: t('updated'), width: 150, cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  const { state } = list.question
  return (
    <RecordScreen
      title={t('ordersTitle')}
      label={t('subscriptions')}
      list={list}
      api={{ get: api.subscription }}
      search={t('findOrder')}
      columns={columns}
      nameOf={row => `${row.orgName} ${row.bought.name}`}
      add={t('openSubscription')}
      blank={blankSubscription}
      form={start => <SubscriptionForm start={start} list={list} />}
      empty={t('noSubscriptions')}
      emptyText={t('noSubscriptionsText')}
      filters={
        <>
          {parts}
          <ChoiceMenu
            values={['all', ...subscriptionStates] as const}
            value={state}
            name={each => t(`state_${each}`)}
            onChange={each => list.change({ state: each })}
          />
        </>
      }
    />
  )
}
