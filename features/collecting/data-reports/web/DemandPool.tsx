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
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Draft, kinds, Question, type Report } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { ProcessForm } from './ProcessForm.tsx'
import { ReportForm } from './ReportForm.tsx'

/** What members reported, and the one that is open; `article` in the address is what a new one is about. */
export default function DemandPool() {
  const t = useWords(strings)
  const may = useMay()
  const [search] = useSearchParams()
  const list = useList({ name: 'data-reports', question: Question, load: api.list, openWith: ['article'] })
  const { data: figures } = useQuery({
    queryKey: ['data-reports', 'figures', list.records.total],
    queryFn: ({ signal }) => api.figures(undefined, { signal }),
  })
  const columns = useColumns()
  const article = Number(search.get('article'))
  const blank: Draft = {
    kind: 'wrong',
    content: '',
    articleId: article > 0 ? article : null,
    url: '',
    page: '',
    requestId: '',
  }
  const { opened, question } = list
  const born = list.records.rows.find(({ id }) => id === opened?.id)
  const add = may('dataReports.report') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('report')}
    </Button>
  )
  const reported =
    figures &&
    (figures.medianHours === null
      ? t('waiting', { open: exact(figures.open) })
      : t('took', {
          open: exact(figures.open),
          answered: exact(figures.answered),
          hours: exact(Math.round(figures.medianHours * 10) / 10),
        }))
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      acts={
        <>
          <span className="dim">{reported}</span>
          {add}
        </>
      }
      filters={
        <>
          <Segmented
            label={t('flag')}
            value={question.flag}
            onChange={flag => list.change({ flag })}
            options={(['all', '0', '1', '2', '3'] as const).map(value => ({
              value,
              label: t(value === 'all' ? 'all' : `flag${value}`),
            }))}
          />
          <Segmented
            label={t('kind')}
            value={question.kind}
            onChange={kind => list.change({ kind })}
            options={choicesOf(['all', ...kinds], t)}
          />
        </>
      }
      detail={
        opened &&
        (opened.id === null ? (
          <OpenRecord key={article} list={list} blank={blank} load={neverLoaded}>
            {start => <ReportForm start={start} list={list} />}
          </OpenRecord>
        ) : opened.isBorn ? (
          // What was just reported is in the list already.
          born && <ProcessForm key={born.id} start={born} list={list} />
        ) : (
          <OpenRecord list={list} blank={null} load={(id, options) => api.get({ params: { id } }, options)}>
            {start => start && <ProcessForm start={start} list={list} />}
          </OpenRecord>
        ))
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.content}
        empty={
          <EmptyState title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

/** A report is written once; from then on it is processed. */
const neverLoaded = async (): Promise<never> => {
  throw new Error('a report is not written again')
}

function useColumns(): RecordColumn<Report>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'content', title: t('content'), width: 280, pinned: 'start', cell: row => row.content },
      { id: 'kind', title: t('kind'), width: 110, cell: row => t(row.kind) },
      {
        id: 'flag',
        title: t('flag'),
        width: 110,
        cell: row => <Tag accent={row.flag < 2}>{t(`flag${row.flag}`)}</Tag>,
      },
      { id: 'about', title: t('article'), width: 220, cell: row => row.articleTitle || row.url },
      {
        id: 'joined',
        title: t('joined'),
        width: 90,
        align: 'end',
        cell: row => (row.joined > 0 ? exact(row.joined) : ''),
      },
      { id: 'assignee', title: t('assignee'), width: 110, cell: row => row.assigneeName },
      { id: 'createdBy', title: t('createdBy'), width: 110, cell: row => row.createdBy },
      { id: 'createdAt', title: t('createdAt'), width: 130, cell: row => <Moment at={row.createdAt} /> },
      { id: 'answer', title: t('answer'), width: 220, cell: row => row.answer },
    ],
    [t],
  )
}
