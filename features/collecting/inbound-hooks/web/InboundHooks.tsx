import { exact, Moment, type RecordColumn, RecordScreen, Tag, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Draft, type InboundHook, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { HookForm } from './HookForm.tsx'

const blank: Draft = { name: '', enabled: true, mediaType: 'web', media: '', listPath: '', mapping: [] }

/** Senders that push to an address of their own, and how they fare. */
export function InboundHooks() {
  const t = useWords(strings)
  const list = useList({
    name: 'inboundHooks',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const columns = useColumns()
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="inboundHooks.edit"
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blank}
      form={start => <HookForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      emptyAdds
      removed={count => t('removed', { count })}
    />
  )
}

function useColumns(): RecordColumn<InboundHook>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 220, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'lastAt', title: t('lastAt'), width: 150, cell: row => row.lastAt && <Moment at={row.lastAt} /> },
      { id: 'calls', title: t('calls'), width: 110, align: 'end', cell: row => exact(row.calls) },
      { id: 'accepted', title: t('accepted'), width: 100, align: 'end', cell: row => exact(row.accepted) },
      { id: 'refused', title: t('refused'), width: 100, align: 'end', cell: row => exact(row.refused) },
      { id: 'problem', title: t('problem'), width: 260, cell: row => row.problem },
      {
        id: 'signed',
        title: t('signature'),
        width: 110,
        cell: row => <Tag>{t(row.signed ? 'signed' : 'unsigned')}</Tag>,
      },
      { id: 'updated', title: t('updated'), width: 150, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
}
