import {
  ChoiceMenu,
  connect,
  EmptyState,
  ExportButton,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import {
  channelKinds,
  type DeliveryRecord,
  deliveryStates,
  exported,
  notifications,
  RecordQuestion,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { MailNote } from './channels/MailNote.tsx'
import { RecordPane } from './RecordPane.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'
import { purposeIn, StateTag } from './words.tsx'

const api = connect(notifications)

/** Shown as choices; what is on its way is in a moment one of them. */
const chosenStates = ['all', ...deliveryStates.filter(state => state !== 'sending')] as const

/** What was sent to whom by which channel, and what became of it. */
export function Records() {
  const t = useWords(strings)
  const list = useList({
    name: 'notifications',
    question: RecordQuestion,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<DeliveryRecord>[]>(
    () => [
      { id: 'title', title: t('message'), width: 300, pinned: 'start', cell: row => row.title },
      { id: 'state', title: t('state'), width: 130, cell: row => <StateTag of={row} /> },
      { id: 'receiver', title: t('receiver'), width: 160, cell: row => row.receiver },
      { id: 'channel', title: t('channel'), width: 130, cell: row => t(`kind_${row.channel}`) },
      { id: 'purpose', title: t('purpose'), width: 90, cell: row => purposeIn(t, row.purpose) },
      {
        id: 'createdAt',
        title: t('createdAt'),
        width: 130,
        sort: 'createdAt',
        cell: row => <Moment at={row.createdAt} />,
      },
      {
        id: 'acceptedAt',
        title: t('acceptedAt'),
        width: 130,
        cell: row => row.acceptedAt && <Moment at={row.acceptedAt} />,
      },
      { id: 'openedAt', title: t('openedAt'), width: 130, cell: row => row.openedAt && <Moment at={row.openedAt} /> },
      { id: 'attempts', title: t('attempts'), width: 90, cell: row => row.attempts },
      { id: 'address', title: t('address'), width: 200, cell: row => row.address },
    ],
    [t],
  )
  const { channel, state } = list.question
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      filters={
        <>
          <ViewSwitch now="records" />
          <ChoiceMenu
            values={chosenStates}
            value={state}
            name={each => (each === 'all' ? t('allStates') : t(`state_${each}`))}
            onChange={each => list.change({ state: each })}
          />
          <ChoiceMenu
            values={['all', ...channelKinds] as const}
            value={channel}
            name={each => (each === 'all' ? t('allChannels') : t(`kind_${each}`))}
            onChange={each => list.change({ channel: each })}
          />
        </>
      }
      exports={<ExportButton list={list} columns={exported} start={api.export} />}
      detail={
        list.opened && (
          <RecordPane
            key={list.opened.key}
            id={list.opened.id ?? 0}
            onChanged={list.records.changed}
            onClose={() => void list.open(null)}
          />
        )
      }
    >
      <MailNote />
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.title}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      />
    </ListFrame>
  )
}
