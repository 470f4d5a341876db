import { wholeWeek } from '@guanlan/platform/contract'
import {
  exact,
  inBody,
  linkTo,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  useList,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Draft, Question, type Task } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { RunState } from './RunState.tsx'
import { formatRhythm } from './say-rhythm.ts'
import { TaskForm } from './TaskForm.tsx'

const blank: Draft = {
  ...{ name: '', kind: 'gather', target: null, missed: 'one', enabled: true },
  ...{ rhythm: 'daily', hours: wholeWeek('0'), time: '08:00', weekdays: [1, 2, 3, 4, 5], monthDays: [1], pattern: '' },
}

/** What repeats, when it comes next and what it brought last, and the one that is open. */
export default function CycleTasks() {
  const t = useWords(strings)
  const list = useList({ name: 'cycle-tasks', question: Question, load: inBody(api.list) })
  useRefreshWhile(list.records, ({ lastRun }) => lastRun?.state === 'running')
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="cycleTasks.edit"
      search={t('find')}
      columns={useColumns()}
      add={t('add')}
      blank={blank}
      form={start => <TaskForm start={start} list={list} />}
      empty={t('empty')}
      emptyText={t('emptyText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
      acts={<Link to={linkTo('/updateOperationlook')}>{t('allRecords')}</Link>}
    />
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
      { id: 'rhythm', title: t('rhythm'), width: 180, cell: row => formatRhythm(row, t) },
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
