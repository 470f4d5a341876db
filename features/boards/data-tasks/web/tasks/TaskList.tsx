import {
  ChoiceMenu,
  choicesOf,
  exact,
  inBody,
  type List,
  later,
  RecordScreen,
  Segmented,
  SkeletonRows,
  useList,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { type DataTask, TaskQuestion, type TaskStatus, taskStatuses } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { taskApi, tasksKey } from '../api.ts'
import { startedOf } from './started.ts'
import { blankTask } from './task-values.ts'
import { useTaskColumns } from './use-task-columns.tsx'

// Forms travel when somebody opens one.
const NewTask = later(() => import('./NewTask.tsx').then(({ NewTask }) => ({ default: NewTask })))
const TaskPane = later(() => import('./TaskPane.tsx').then(({ TaskPane }) => ({ default: TaskPane })))

/** While a task is written down its progress is asked for so often. */
const everyMs = 2_000
const states: readonly (TaskStatus | null)[] = [null, ...taskStatuses]

/** @param isManaged everybody's, with whose they are and how long they took; otherwise one's own come first in mind and all are a click away */
export function TaskList({ isManaged }: { isManaged: boolean }) {
  const t = useWords(strings)
  const list: List<DataTask, TaskQuestion> = useList({
    name: isManaged ? 'managedDataTasks' : tasksKey,
    question: TaskQuestion,
    load: inBody(taskApi.list),
  })
  useRefreshWhile(list.records, row => row.progress, everyMs)
  const { state } = useLocation()
  const { status, whose } = list.question
  return (
    <RecordScreen<DataTask, TaskQuestion, ReturnType<typeof blankTask>>
      title={t(isManaged ? 'everybodys' : 'title')}
      list={list}
      api={taskApi}
      edit="boards.edit"
      search={t('find')}
      columns={useTaskColumns(isManaged, list.records.changed)}
      add={t('addTask')}
      blank={startedOf(state) ?? blankTask()}
      form={start => (
        <Suspense fallback={<SkeletonRows />}>
          {'id' in start ? <TaskPane task={start} list={list} /> : <NewTask start={start} list={list} />}
        </Suspense>
      )}
      empty={t(status === undefined && list.question.like === '' ? 'noTasks' : 'noneSuch')}
      emptyText={t('noTasksText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
      filters={
        <>
          <ChoiceMenu
            values={states}
            value={status ?? null}
            name={value => t(value === null ? 'anyState' : `status_${value}`)}
            onChange={value => list.change({ status: value ?? undefined })}
          />
          <Segmented
            label={t('whose')}
            value={whose}
            onChange={chosen => list.change({ whose: chosen })}
            options={choicesOf(['all', 'own'], key => t(key === 'own' ? 'mine' : 'all'))}
          />
        </>
      }
    />
  )
}
