import {
  Button,
  choicesOf,
  EmptyState,
  exact,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Segmented,
  useList,
  useMay,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Order, Question, states } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { OrderForm } from './OrderForm.tsx'
import { OrderState } from './OrderState.tsx'
import { OrderView, Span } from './OrderView.tsx'
import { isRunning, useOrderName } from './order-name.ts'

/** While an order runs its progress is asked for so often. */
const everyMs = 1_000

/** Orders to fill monitors from an earlier period, and a new one. */
export default function BackfillOrders() {
  const t = useWords(strings)
  const may = useMay()
  const nameOf = useOrderName()
  const [search] = useSearchParams()
  const list = useList({ name: 'backfillOrders', question: Question, load: api.list, openWith: ['monitor'] })
  const { rows, changed } = list.records
  useRefreshWhile(list.records, isRunning, everyMs)
  const columns = useMemo<RecordColumn<Order>[]>(
    () => [
      { id: 'monitors', title: t('monitors'), width: 220, pinned: 'start', cell: nameOf },
      { id: 'state', title: t('state'), width: 90, cell: row => <OrderState order={row} /> },
      { id: 'period', title: t('period'), width: 290, cell: row => <Span order={row} /> },
      { id: 'found', title: t('found'), width: 90, align: 'end', cell: row => exact(row.found) },
      { id: 'added', title: t('added'), width: 90, align: 'end', cell: row => exact(row.added) },
      { id: 'createdBy', title: t('createdBy'), width: 110, cell: row => row.createdBy },
      { id: 'createdAt', title: t('createdAt'), width: 130, cell: row => <Moment at={row.createdAt} /> },
    ],
    [t, nameOf],
  )
  const monitor = Number(search.get('monitor'))
  const blank = { monitorIds: monitor > 0 ? [monitor] : [], period: null }
  const isNew = list.opened?.id === null
  const opened = isNew && !may('backfillOrders.order') ? null : list.opened
  return (
    <ListFrame
      title={t('title')}
      list={list}
      acts={
        may('backfillOrders.order') && (
          <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
            {t('new')}
          </Button>
        )
      }
      filters={
        <Segmented
          label={t('state')}
          value={list.question.state}
          onChange={state => list.change({ state })}
          options={choicesOf(['all', ...states], t)}
        />
      }
      detail={
        opened &&
        (opened.id === null ? (
          <OpenRecord list={list} blank={blank} load={neverLoaded}>
            {start => <OrderForm start={start} list={list} />}
          </OpenRecord>
        ) : (
          <OrderView
            key={opened.id}
            id={opened.id}
            listed={rows.find(({ id }) => id === opened.id)}
            onChanged={changed}
            onClose={() => void list.open(null)}
          />
        ))
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={nameOf}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      />
    </ListFrame>
  )
}

/** A form is open for new orders alone. */
const neverLoaded = async (): Promise<never> => {
  throw new Error('an order is looked at, not written')
}
