import {
  Button,
  EmptyState,
  Facts,
  IconButton,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  RecordView,
  Tag,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Draft, kinds, Question, type Report } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { ReportForm } from './ReportForm.tsx'

/** Of the product first: of an article one reports from its menu. */
const offered = ['product', 'wish', ...kinds.filter(kind => kind !== 'product' && kind !== 'wish')] as const

/** What the reader reported, and the answers; `page` and `request` in the address say where a new one was met. */
export default function Feedback() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const list = useList({
    name: 'my-reports',
    question: Question,
    load: ({ query }, options) => api.list({ query: { ...query, mine: 'true' } }, options),
    openWith: ['page', 'request'],
  })
  const columns = useMemo<RecordColumn<Report>[]>(
    () => [
      { id: 'content', title: t('content'), width: 320, pinned: 'start', cell: row => row.content },
      { id: 'kind', title: t('kind'), width: 130, cell: row => t(row.kind) },
      {
        id: 'flag',
        title: t('flag'),
        width: 110,
        cell: row => <Tag accent={row.flag < 2}>{t(`flag${row.flag}`)}</Tag>,
      },
      { id: 'answer', title: t('answer'), width: 320, cell: row => row.answer },
      { id: 'createdAt', title: t('createdAt'), width: 130, cell: row => <Moment at={row.createdAt} /> },
    ],
    [t],
  )
  const blank: Draft = {
    kind: 'product',
    content: '',
    articleId: null,
    url: '',
    page: search.get('page') ?? '',
    requestId: search.get('request') ?? '',
  }
  const { opened } = list
  // What was just reported is in the list already.
  const born = opened?.isBorn ? list.records.rows.find(({ id }) => id === opened.id) : undefined
  const close = () => void list.open(null)
  const add = (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('report')}
    </Button>
  )
  return (
    <ListFrame
      title={t('feedback')}
      list={list}
      search={t('find')}
      acts={add}
      detail={
        opened &&
        (born ? (
          <Answered report={born} onClose={close} />
        ) : (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.get({ params: { id } }, options)}>
            {start =>
              'id' in start ? (
                <Answered report={start} onClose={close} />
              ) : (
                <ReportForm start={start} list={list} offered={offered} />
              )
            }
          </OpenRecord>
        ))
      }
    >
      <RecordTable
        list={list}
        label={t('feedback')}
        columns={columns}
        nameOf={row => row.content}
        empty={
          <EmptyState title={t('feedbackNone')} actions={add}>
            {t('feedbackNoneText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function Answered({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useWords(strings)
  return (
    <RecordView title={t(report.kind)} acts={<IconButton icon="close" label={t('close')} onClick={onClose} />}>
      <p>{report.content}</p>
      <Facts
        of="texts"
        facts={[
          [
            t('flag'),
            <Tag key="flag" accent={report.flag < 2}>
              {t(`flag${report.flag}`)}
            </Tag>,
          ],
          [t('answer'), report.answer || t('noAnswer')],
          [t('createdAt'), <Moment key="created" at={report.createdAt} exact />],
          ...(report.answeredAt
            ? ([[t('answeredAt'), <Moment key="answered" at={report.answeredAt} exact />]] as const)
            : []),
          ...(report.page ? ([[t('pageMet'), report.page]] as const) : []),
          ...(report.requestId ? ([[t('requestMet'), report.requestId]] as const) : []),
        ]}
      />
    </RecordView>
  )
}
