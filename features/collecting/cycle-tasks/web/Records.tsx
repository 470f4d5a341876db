import {
  choicesOf,
  exact,
  inBody,
  linkTo,
  Moment,
  type RecordColumn,
  RecordScreen,
  Segmented,
  useList,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Run, RunQuestion, runStates } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { RunState } from './RunState.tsx'

/** Every run of all cycle tasks, or of one (`task` in the address). */
export default function Records() {
  const t = useWords(strings)
  const list = useList({ name: 'cycle-runs', question: RunQuestion, load: inBody(api.runs) })
  useRefreshWhile(list.records, ({ state }) => state === 'running')
  const columns = useMemo<RecordColumn<Run>[]>(
    () => [
      {
        id: 'task',
        title: t('task'),
        width: 200,
        pinned: 'start',
        cell: row => <Link to={linkTo('/updateOperationLog', null, { open: row.taskId })}>{row.taskName}</Link>,
      },
      { id: 'state', title: t('state'), width: 90, cell: row => <RunState run={row} /> },
      { id: 'startedAt', title: t('startedAt'), width: 140, cell: row => <Moment at={row.startedAt} /> },
      { id: 'endedAt', title: t('endedAt'), width: 140, cell: row => row.endedAt && <Moment at={row.endedAt} /> },
      { id: 'found', title: t('found'), width: 80, align: 'end', cell: row => exact(row.found) },
      { id: 'fresh', title: t('fresh'), width: 80, align: 'end', cell: row => exact(row.fresh) },
      { id: 'refused', title: t('refused'), width: 80, align: 'end', cell: row => exact(row.refused) },
      { id: 'problem', title: t('problem'), width: 220, cell: row => row.problem && t(row.problem) },
      { id: 'startedBy', title: t('startedBy'), width: 110, cell: row => row.startedBy ?? t('bySchedule') },
      { id: 'dueAt', title: t('dueAt'), width: 140, cell: row => <Moment at={row.dueAt} />, rare: true },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('records')}
      list={list}
      columns={columns}
      nameOf={row => row.taskName}
      empty={t('noRecords')}
      acts={<Link to={linkTo('/updateOperationLog')}>{t('allTasks')}</Link>}
      filters={
        <Segmented
          label={t('state')}
          value={list.question.state}
          onChange={state => list.change({ state })}
          options={choicesOf(['all', ...runStates], value => t(value === 'all' ? 'anyState' : value))}
        />
      }
    />
  )
}
