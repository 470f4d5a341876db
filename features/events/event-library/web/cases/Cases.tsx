import { connect, Moment, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type CaseDraft, CaseQuestion, type EventCase, eventLibrary } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { CaseForm } from './CaseForm.tsx'
import { startedOf } from './started.ts'

const api = connect(eventLibrary)
const blank = (): CaseDraft => ({
  ...{ title: '', subjects: { industry: null, companies: [], brands: [], products: [] } },
  ...{ startTime: new Date().toISOString(), endTime: null, course: [], figures: [], links: [] },
})

/** Cases as operators write them for all organisations. */
export default function Cases() {
  const t = useWords(strings)
  const { state } = useLocation()
  const list = useList({
    name: 'eventLibrary.cases',
    question: CaseQuestion,
    load: ({ query }, options) => api.cases({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<EventCase>[]>(
    () => [
      { id: 'title', title: t('caseTitle'), width: 320, sort: 'title', pinned: 'start', cell: row => row.title },
      { id: 'brands', title: t('brands'), width: 180, cell: row => row.subjects.brands.join('、') },
      { id: 'course', title: t('course'), width: 90, align: 'end', cell: row => row.course.length },
      { id: 'links', title: t('links'), width: 90, align: 'end', cell: row => row.links.length },
      {
        id: 'published',
        title: t('published'),
        width: 150,
        sort: 'publishedAt',
        cell: row => <Moment at={row.publishedAt} />,
      },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('cases')}
      list={list}
      api={{ get: api.publishedCase }}
      search={t('findCase')}
      columns={columns}
      add={t('addCase')}
      blank={startedOf(state) ?? blank()}
      form={start => <CaseForm start={start} list={list} />}
      empty={t('noCases')}
      emptyText={t('noCasesText')}
    />
  )
}
