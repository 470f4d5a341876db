import {
  Button,
  EmptyState,
  exact,
  ListFrame,
  linkTo,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import { type Draft, Question, type Task } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { RunState } from './RunState.tsx'
import { sayRhythm } from './say-rhythm.ts'
import { TaskForm } from './TaskForm.tsx'

const everyMs = 3_000
const blank: Draft = {
  name: '',
  kind: 'gather',
  target: null,
  rhythm: 'daily',
  hours: Array.from({ length: 7 }, () => '0'.repeat(24)),
  time: '08:00',
  weekdays: [1, 2, 3, 4, 5],
  monthDays: [1],
  pattern: '',
  missed: 'one',
  enabled: true,
}

/** What repeats, when it comes next and what it brought last, and the one that is open. */
export default function CycleTasks() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({
    name: 'cycle-tasks',
    question: Question,
    load: ({ query }, options) => api.list({ body: { page: 1, ...query } }, options),
  })
  const { rows, changed } = list.records
  const runs = rows.some(({ lastRun }) => lastRun?.state === 'running')
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => void changed(), everyMs)
    return () => clearInterval(timer)
  }, [runs, changed])
  const columns = useColumns()
  const remove = () =>
    list.bulk(
      chosen => api.remove.act({ body: chosen }),
      ({ changed: count }) => t('removed', { count: exact(count) }),
    )
  const add = may('cycleTasks.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('add')}
    </Button>
  )
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      acts={
        <>
          <Link to={linkTo('/updateOperationlook')}>{t('allRecords')}</Link>
          {add}
        </>
      }
      bulk={
        may('cycleTasks.edit') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.get({ params: { id } }, options)}>
            {start => <TaskForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Task>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'state',
        title: t('state'),
        width: 90,
        cell: row => <Tag accent={row.enabled}>{t(row.enabled ? 'on' : 'off')}</Tag>,
      },
      { id: 'kind', title: t('kind'), width: 110, cell: row => t(row.kind) },
      { id: 'rhythm', title: t('rhythm'), width: 180, cell: row => sayRhythm(row, t, t('dayNames').split(' ')) },
      { id: 'next', title: t('nextRun'), width: 130, cell: row => row.nextAt && <Moment at={row.nextAt} /> },
      {
        id: 'last',
        title: t('lastRun'),
        width: 130,
        cell: row => (row.lastRun ? <Moment at={row.lastRun.startedAt} /> : t('notYet')),
      },
      { id: 'result', title: t('records'), width: 100, cell: row => row.lastRun && <RunState run={row.lastRun} /> },
      { id: 'found', title: t('found'), width: 76, align: 'end', cell: row => row.lastRun && exact(row.lastRun.found) },
      { id: 'fresh', title: t('fresh'), width: 76, align: 'end', cell: row => row.lastRun && exact(row.lastRun.fresh) },
    ],
    [t],
  )
}
