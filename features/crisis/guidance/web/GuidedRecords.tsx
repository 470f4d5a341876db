import { inBody, Moment, type RecordColumn, RecordScreen, Tag, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  type Draft,
  exported,
  type GuidanceRecord,
  guidanceStates,
  Question,
  type SubjectKind,
  subjectKinds,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { RecordOfGuidance } from './RecordOfGuidance.tsx'

/** What was done about articles, topics, events and crises. `?open=new&kind=topic&subject=1` begins one about that. */
export default function GuidedRecords() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const kind = search.get('kind')
  const subject = search.get('subject')
  const blank = useMemo<Draft>(
    () => ({
      name: '',
      subjectKind: subjectKinds.includes(kind as SubjectKind) ? (kind as SubjectKind) : 'topic',
      subjectId: Number(subject) || null,
      subjectName: '',
      rule: '',
      time: null,
      content: '',
      orderedBy: '',
      receiver: '',
      deadline: null,
      state: 'ordered',
    }),
    [kind, subject],
  )
  const list = useList({ name: 'guidance', question: Question, openWith: ['kind', 'subject'], load: inBody(api.list) })
  const columns = useMemo<RecordColumn<GuidanceRecord>[]>(
    () => [
      { id: 'name', title: t('name'), width: 220, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'time', title: t('time'), width: 150, sort: 'time', cell: row => <Moment at={row.time} /> },
      { id: 'subjectKind', title: t('subjectKind'), width: 110, cell: row => t(`kind_${row.subjectKind}`) },
      { id: 'subjectName', title: t('subjectName'), width: 220, cell: row => row.subjectName },
      {
        id: 'state',
        title: t('state'),
        width: 150,
        cell: row => (
          <>
            <Tag>{t(`state_${row.state}`)}</Tag> {row.isLate && <Tag>{t('late')}</Tag>}
          </>
        ),
      },
      { id: 'receiver', title: t('receiver'), width: 140, cell: row => row.receiver },
      {
        id: 'deadline',
        title: t('deadline'),
        width: 150,
        cell: row => row.deadline && <Moment at={row.deadline} exact />,
      },
      { id: 'answers', title: t('answers'), width: 80, cell: row => row.answers },
      { id: 'orderedBy', title: t('orderedBy'), width: 120, cell: row => row.orderedBy },
      { id: 'content', title: t('content'), width: 260, cell: row => row.content },
      { id: 'updated', title: t('updated'), width: 150, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  const { subjectKind, state } = list.question
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="guidance.edit"
      search={t('find')}
      columns={columns}
      filters={
        <>
          <select
            className="field"
            aria-label={t('subjectKind')}
            value={subjectKind}
            onChange={event => list.change({ subjectKind: event.target.value as Question['subjectKind'] })}
          >
            <option value="">{t('anyKind')}</option>
            {subjectKinds.map(each => (
              <option key={each} value={each}>
                {t(`kind_${each}`)}
              </option>
            ))}
          </select>
          <select
            className="field"
            aria-label={t('state')}
            value={state}
            onChange={event => list.change({ state: event.target.value as Question['state'] })}
          >
            <option value="">{t('anyState')}</option>
            {guidanceStates.map(each => (
              <option key={each} value={each}>
                {t(`state_${each}`)}
              </option>
            ))}
          </select>
        </>
      }
      add={t('add')}
      blank={blank}
      form={start => <RecordOfGuidance start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneHint')}
      removed={count => t('removed', { count })}
      exported={exported}
    />
  )
}
