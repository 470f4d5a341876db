import { exact, Moment, type RecordColumn, RecordScreen, Tag, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Draft, Question, type Subscription } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { stateOf } from './state-of.ts'
import { WebhookForm } from './WebhookForm.tsx'

const blank: Draft = { name: '', url: '', events: ['article.matched'], monitors: [], enabled: true }

/** Where programs want to be told of what happens, and how that fares. */
export default function Webhooks() {
  const t = useWords(strings)
  const list = useList({ name: 'webhooks', question: Question, load: api.list })
  const columns = useMemo<RecordColumn<Subscription>[]>(
    () => [
      { id: 'name', title: t('name'), width: 180, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'state', title: t('state'), width: 110, cell: row => <Tag>{t(stateOf(row))}</Tag> },
      { id: 'url', title: t('url'), width: 300, cell: row => row.url },
      { id: 'events', title: t('events'), width: 220, cell: row => row.events.map(type => t(type)).join(' · ') },
      { id: 'waiting', title: t('waiting'), width: 90, align: 'end', cell: row => exact(row.waiting) },
      { id: 'dead', title: t('dead'), width: 100, align: 'end', cell: row => exact(row.dead) },
      {
        id: 'deliveredAt',
        title: t('deliveredAt'),
        width: 140,
        cell: row => row.deliveredAt && <Moment at={row.deliveredAt} />,
      },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="webhooks.edit"
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blank}
      form={start => <WebhookForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      emptyAdds
      removed={count => t('removed', { count })}
    />
  )
}
