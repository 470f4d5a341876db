import {
  Button,
  EmptyState,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Segmented,
  useFormat,
  useList,
  useMay,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type TraceDraft, TraceQuestion, type TraceTask, traceFlags, usualDays } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'
import { api } from './api.ts'
import { FlagTag } from './FlagTag.tsx'
import { StartForm } from './StartForm.tsx'
import { TraceForm } from './TraceForm.tsx'

const everyMs = 5_000
/** Of one address. */
const mostChosen = 100

/** Articles that are traced; an open one shows what was seen of it. `article` in the address is what a new one follows; of several each has a task. */
export default function TraceTasks() {
  const t = useWords(strings)
  const may = useMay()
  const [search] = useSearchParams()
  const list = useList({ name: 'trace-tasks', question: TraceQuestion, load: api.listTraces, openWith: ['article'] })
  useRefreshWhile(list.records, ({ flag }) => flag < 2, everyMs)
  const columns = useColumns()
  const article = search.get('article') ?? ''
  const chosen = useMemo(
    () =>
      article
        .split(',')
        .map(Number)
        .filter(id => Number.isSafeInteger(id) && id > 0)
        .slice(0, mostChosen),
    [article],
  )
  const [endsAt] = useState(() => new Date(Date.now() + usualDays * 86_400_000).toISOString())
  const blank: TraceDraft = {
    articleId: chosen[0] ?? (null as never),
    endsAt,
    growth: 3,
    copies: true,
    remark: '',
  }
  const { opened, question } = list
  const born = list.records.rows.find(({ id }) => id === opened?.id)
  const add = may('tracking.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('traceArticle')}
    </Button>
  )
  return (
    <ListFrame
      title={t('articleTracking')}
      list={list}
      search={t('findTraces')}
      acts={add}
      filters={
        <>
          <Segmented
            label={t('traceFlag')}
            value={question.flag}
            onChange={flag => list.change({ flag })}
            options={(['all', ...traceFlags] as const).map(value => ({
              value,
              label: t(value === 'all' ? 'all' : `traceFlag${value}`),
            }))}
          />
          <Segmented
            label={t('mine')}
            value={question.mine}
            onChange={mine => list.change({ mine })}
            options={[
              { value: 'false', label: t('all') },
              { value: 'true', label: t('mine') },
            ]}
          />
        </>
      }
      detail={
        opened &&
        (opened.id === null ? (
          <OpenRecord key={article} list={list} blank={blank} load={neverLoaded}>
            {start => <StartForm start={start as TraceDraft} list={list} chosen={chosen} />}
          </OpenRecord>
        ) : opened.isBorn ? (
          // What was just started is in the list already.
          born && <TraceForm key={born.id} start={born} list={list} />
        ) : (
          <OpenRecord list={list} blank={null} load={(id, options) => api.getTrace({ params: { id } }, options)}>
            {start => start && <TraceForm start={start} list={list} />}
          </OpenRecord>
        ))
      }
    >
      <RecordTable
        list={list}
        label={t('articleTracking')}
        columns={columns}
        nameOf={row => row.title ?? t('articleGone')}
        empty={
          <EmptyState title={t('noTraces')} actions={add}>
            {t('noTracesText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

/** A trace is started once; from then on it is another form. */
const neverLoaded = async (): Promise<never> => {
  throw new Error('a trace is not started again')
}

function useColumns(): RecordColumn<TraceTask>[] {
  const t = useWords(strings)
  const format = useFormat()
  return useMemo(() => {
    const count = (id: 'readnum' | 'likenum' | 'sharenum' | 'commentnum', title: string): RecordColumn<TraceTask> => ({
      id,
      title,
      width: 84,
      align: 'end',
      cell: row => (row[id] === null ? '—' : format.exact(row[id])),
    })
    return [
      {
        id: 'title',
        title: t('article'),
        width: 300,
        pinned: 'start',
        cell: row => row.title ?? <span className="dim">{t('articleGone')}</span>,
      },
      { id: 'flag', title: t('traceFlag'), width: 110, cell: row => <FlagTag of={row} /> },
      {
        id: 'state',
        title: t('pageState'),
        width: 110,
        cell: row => (row.state === null ? <span className="dim">—</span> : t(`detector${row.state}`)),
      },
      count('readnum', t('reads')),
      count('likenum', t('likes')),
      count('sharenum', t('shares')),
      count('commentnum', t('comments')),
      { id: 'changes', title: t('textChanges'), width: 84, align: 'end', cell: row => format.exact(row.changes) },
      {
        id: 'lookedAt',
        title: t('lookedAt'),
        width: 140,
        cell: row => (row.lookedAt ? <Moment at={row.lookedAt} /> : <span className="dim">{t('notLooked')}</span>),
      },
      { id: 'endsAt', title: t('endsAt'), width: 140, cell: row => <Moment at={row.endsAt} /> },
      { id: 'media', title: t('media'), width: 140, cell: row => row.media },
      { id: 'owner', title: t('owner'), width: 110, cell: row => row.ownerName },
      { id: 'remark', title: t('note'), width: 200, cell: row => row.remark },
    ]
  }, [t, format])
}
