import {
  ErrorOf,
  exact,
  Facts,
  type List,
  Moment,
  PickerInput,
  ProgressLine,
  RecordForm,
  Row,
  TextInput,
  useDraft,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import { type DataTask, nameLength, status, TaskChange, type TaskQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { taskApi } from '../api.ts'
import { useAddresses } from '../use-addresses.ts'
import { projectSource } from './pickers.ts'
import { TaskActs } from './TaskActs.tsx'
import { TaskState } from './TaskState.tsx'
import { useTook } from './use-took.ts'

/** A task that was sent: what became of it; its name and project can be written anew. */
export function TaskPane({ task, list }: { task: DataTask; list: List<DataTask, TaskQuestion> }) {
  const t = useWords(strings)
  const may = useMay()
  const draft = useDraft<TaskChange, DataTask>({
    schema: TaskChange,
    words: strings,
    start: task,
    draftOf: ({ name, projectId }) => ({ name, projectId }),
    create: () => Promise.reject(new Error('a task is sent by its own form')),
    update: ({ id, ...body }) => taskApi.update.act({ params: { id }, body }),
    load: id => taskApi.get({ params: { id } }),
    onSaved: list.saved,
  })
  // The list is asked again while a task goes on; the form holds what was opened.
  const shown = list.records.rows.find(({ id }) => id === task.id) ?? task
  const disabled = !may('boards.edit') || !(task.isOwn || may('boards.manage'))
  return (
    <RecordForm
      draft={draft}
      title={task.name}
      onClose={() => void list.open(null)}
      aside={<Became task={shown} onChanged={list.records.changed} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <PickerInput of={draft} name="projectId" label={t('project')} source={projectSource} disabled={disabled} />
    </RecordForm>
  )
}

function Became({ task, onChanged }: { task: DataTask; onChanged: () => Promise<unknown> }) {
  const t = useWords(strings)
  const format = useFormat()
  const took = useTook()
  const { content, comments } = useAddresses()
  const { progress, problem, asOf, finishedAt } = task
  const moment = (at: string | null) => (at ? <Moment at={at} exact /> : '—')
  return (
    <aside aria-label={t('state')}>
      <Row gap={8} align="center">
        <TaskState task={task} />
        <TaskActs task={task} onChanged={onChanged} />
      </Row>
      {progress && (
        <ProgressLine
          title={t(`status_${task.status}`)}
          done={progress.done}
          total={progress.total ?? 0}
          note={t('writtenSoFar', { done: exact(progress.done) })}
        />
      )}
      {problem && <ErrorOf error={new Error(problem)} />}
      <Facts
        of="texts"
        facts={[
          [t('count'), task.articles === null ? '—' : exact(task.articles)],
          [t('time'), `${format.moment(task.startTime).slice(0, 16)} — ${format.moment(task.endTime).slice(0, 16)}`],
          [t('asOf'), moment(asOf)],
          [t('finishedAt'), moment(finishedAt)],
          [t('took'), took(task) || '—'],
          [t('createdBy'), task.createdBy ?? '—'],
          [t('createdAt'), moment(task.createdAt)],
        ]}
      />
      {task.status === status.done && (
        <Row gap={12}>
          <Link to={content(task.id)}>{t('openContent')}</Link>
          <Link to={comments(task.id)}>{t('openComment')}</Link>
        </Row>
      )}
    </aside>
  )
}
