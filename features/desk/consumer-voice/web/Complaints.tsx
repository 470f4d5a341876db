import { choicesOf, type RecordColumn, Segmented, Tag, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Complaint, type Draft, exported, imported, Question, statuses } from '../contract/complaints.ts'
import { strings } from '../strings/complaints.ts'
import { complaintsApi } from './api.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { SumOfComplaints } from './SumOfComplaints.tsx'
import { VoiceScreen } from './VoiceScreen.tsx'

const blank = (code: string, publishedOn: string): Draft => ({
  ...{ code, title: '', body: '', brand: '', product: '', platform: '', demand: '', status: 'open', url: '' },
  publishedOn,
})

/** What consumers complain of. */
export default function Complaints({ ofField = false }: { ofField?: boolean }) {
  const t = useWords(strings)
  const list = useList({
    name: 'complaints',
    question: Question,
    load: ({ query }, options) => complaintsApi.list({ body: query }, options),
  })
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
    <VoiceScreen
      {...{ words: strings, list, api: complaintsApi, columns, blank, exported, imported, ofField }}
      form={start => <ComplaintForm start={start} list={list} />}
      above={<SumOfComplaints list={list} />}
      filter={
        <Segmented
          label={t('status')}
          value={list.question.status}
          onChange={status => list.change({ status })}
          options={choicesOf(['all', ...statuses], t)}
        />
      }
    />
  )
}
