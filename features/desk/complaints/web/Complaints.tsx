import { type RecordColumn, RecordScreen, Segmented, Tag, useFormat, useList, useWords } from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { type Complaint, type Draft, exported, imported, Question, statuses } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Complained } from './Complained.tsx'
import { ComplaintForm } from './ComplaintForm.tsx'

/** @param today in the organisation's zone, as the field writes it */
const blank = (today: string): Draft => ({
  code: crypto.randomUUID().slice(0, 8),
  title: '',
  body: '',
  brand: '',
  product: '',
  platform: '',
  demand: '',
  status: 'open',
  url: '',
  publishedOn: today,
})

/** What consumers complain of: the sum of it, then each complaint. */
export default function Complaints({
  fields,
}: {
  /** The picker of fields, where this is shown for one. */
  fields?: (field: string, change: (field: string) => void) => ReactNode
}) {
  const t = useWords(strings)
  const format = useFormat()
  const list = useList({
    name: 'complaints',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const { key } = list.opened ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new one has a code of its own
  const fresh = useMemo(() => blank(format.moment(new Date()).slice(0, 10)), [key])
  const columns = useMemo<RecordColumn<Complaint>[]>(
    () => [
      { id: 'title', title: t('name'), width: 320, pinned: 'start', cell: row => row.title },
      { id: 'status', title: t('status'), width: 110, sort: 'status', cell: row => <Tag>{t(row.status)}</Tag> },
      { id: 'brand', title: t('brand'), width: 140, sort: 'brand', cell: row => row.brand },
      { id: 'product', title: t('product'), width: 140, cell: row => row.product },
      { id: 'demand', title: t('demand'), width: 180, cell: row => row.demand },
      { id: 'platform', title: t('platform'), width: 120, cell: row => row.platform },
      { id: 'publishedOn', title: t('publishedOn'), width: 120, sort: 'publishedOn', cell: row => row.publishedOn },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      search={t('find')}
      columns={columns}
      nameOf={row => row.title}
      add={t('add')}
      blank={fresh}
      form={start => <ComplaintForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneHint')}
      removed={count => t('removed', { count })}
      exported={exported}
      imported={imported}
      above={
        <Complained
          question={list.question}
          onBrand={brand => list.change({ like: brand })}
          onStatus={status => list.change({ status })}
        />
      }
      filters={
        <>
          {fields?.(list.question.field, field => list.change({ field }))}
          <Segmented
            label={t('status')}
            value={list.question.status}
            onChange={status => list.change({ status })}
            options={(['all', ...statuses] as const).map(value => ({ value, label: t(value) }))}
          />
        </>
      }
    />
  )
}
