import {
  Button,
  EmptyState,
  ListFrame,
  Moment,
  namedLike,
  type RecordColumn,
  RecordTable,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Channel } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { blankChannel, ChannelForm } from './ChannelForm.tsx'
import { api } from './channel-queries.ts'
import { ChannelQuestion } from './channel-question.ts'
import { MailNote } from './MailNote.tsx'

/** Robots and webhooks of the organisation: how each fares, and what it takes to go on. */
export function Channels() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({
    name: 'channels',
    question: ChannelQuestion,
    // All of them come in one answer: they are few.
    load: async ({ query: { like } }, options) => {
      const all = (await api.channels(undefined, options)).list
      const found = all.filter(({ name }) => namedLike(name, like))
      return { list: found, total: found.length, next: null }
    },
  })
  const columns = useColumns()
  const open = list.records.rows.find(({ id }) => id === list.opened?.id)
  const add = may('notifications.channels') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('addChannel')}
    </Button>
  )
  const remove = () =>
    list.bulk(
      chosen =>
        api.removeChannels.act({ body: chosen.ids ? { ids: chosen.ids } : { allOf: {}, but: chosen.but ?? [] } }),
      ({ changed }) => t('channelsRemoved', { count: changed }),
    )
  const start = list.opened?.id === null ? blankChannel : open
  return (
    <ListFrame
      title={t('channelsTitle')}
      list={list}
      search={t('findChannel')}
      filters={<ViewSwitch now="channels" />}
      acts={add}
      bulk={
        may('notifications.channels') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('removeChannel')}
          </Button>
        )
      }
      detail={
        list.opened &&
        start && <ChannelForm key={list.opened.key} start={start} list={list} onChanged={list.records.changed} />
      }
    >
      <MailNote />
      <RecordTable
        list={list}
        label={t('channelsTitle')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('noChannels')} actions={add}>
            {t('noChannelsText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Channel>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('channelName'), width: 180, pinned: 'start', cell: row => row.name },
      { id: 'state', title: t('state'), width: 120, cell: row => <ChannelTag of={row} /> },
      { id: 'kind', title: t('kind'), width: 140, cell: row => t(`kind_${row.kind}`) },
      { id: 'host', title: t('channelAddress'), width: 240, cell: row => `${row.host}/•••` },
      { id: 'failures', title: t('failures'), width: 110, align: 'end', cell: row => row.failures },
      { id: 'waiting', title: t('state_waiting'), width: 90, align: 'end', cell: row => row.waiting },
      { id: 'updated', title: t('changedAt'), width: 140, cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
}

function ChannelTag({ of: { enabled, isReady, pausedAt } }: { of: Channel }) {
  const t = useWords(strings)
  const state = !enabled ? 'off' : !isReady ? 'incomplete' : pausedAt ? 'paused' : 'ready'
  return <Tag accent={state === 'paused' || state === 'incomplete'}>{t(`channel_${state}`)}</Tag>
}
