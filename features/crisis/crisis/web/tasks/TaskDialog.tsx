import { MemberInput } from '@guanlan/features/people/organisations/web'
import {
  AreaInput,
  choicesOf,
  MomentInput,
  RadioInput,
  RecordDialog,
  SelectInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type Crisis, type Task, TaskDraft, taskKinds, taskStates } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { askAgain } from '../use-crisis.ts'
import { Checklist } from './Checklist.tsx'
import { LetterFields } from './LetterFields.tsx'
import { TaskAside } from './TaskAside.tsx'
import styles from './tasks.module.css'

const longestTitle = 200
const blank = (crisisId: number): TaskDraft => TaskDraft.parse({ crisisId, kind: 'verify', title: '—' })
const draftOf = ({
  id,
  version,
  updatedAt,
  updatedBy,
  owner,
  createdAt,
  doneAt,
  doneBy,
  overdue,
  ...draft
}: Task): TaskDraft => draft
const noLetter = { grounds: '', text: '', recipient: '', sentBy: '', sentAt: null, answer: '' }

/** One task: what, who, until when, after which, its steps; what a publisher is asked for; beside it what people say. */
export function TaskDialog({
  crisis,
  task,
  tasks,
  isOpen,
  onClose,
}: {
  crisis: Crisis
  /** Null: a new one. */
  task: Task | null
  /** All of the crisis: it may wait for another one. */
  tasks: readonly Task[]
  /** It can be changed. */
  isOpen: boolean
  onClose: () => void
}) {
  const t = useWords(strings)
  const client = useQueryClient()
  const start = task?.kind === 'revoke' ? { ...task, letter: { ...noLetter, ...task.letter } } : task
  const draft = useDraft<TaskDraft, Task>({
    schema: TaskDraft,
    words: strings,
    start: start ?? { ...blank(crisis.id), title: '' },
    draftOf,
    create: body => api.addTask.act({ body }),
    update: ({ id, version, ...body }) => api.updateTask.act({ params: { id }, body: { ...body, version } }),
    load: async id =>
      (await api.tasks({ query: { crisisId: crisis.id } })).find(each => each.id === id) ?? (task as Task),
    onSaved: () => {
      void askAgain(client)
      onClose()
    },
  })
  const kind = draft.form.watch('kind')
  return (
    <RecordDialog
      draft={draft}
      title={task?.title ?? t('addTask')}
      onClose={onClose}
      {...(task && { aside: <TaskAside crisis={crisis} task={task} isOpen={isOpen} /> })}
    >
      <fieldset className={styles.fields} disabled={!isOpen}>
        <TextInput of={draft} name="title" label={t('taskTitleField')} most={longestTitle} autoFocus={task === null} />
        <SelectInput
          of={draft}
          name="kind"
          label={t('kindOfTask')}
          choices={taskKinds.map(id => ({ id, name: t(`kind_${id}`) }))}
        />
        <MemberInput of={draft} name="ownerId" label={t('owner')} />
        <MomentInput of={draft} name="dueAt" label={t('deadline')} />
        <SelectInput
          of={draft}
          name="afterId"
          label={t('afterTask')}
          placeholder={t('afterNone')}
          choices={tasks.filter(({ id }) => id !== task?.id).map(({ id, title }) => ({ id, name: title }))}
        />
        <AreaInput of={draft} name="detail" label={t('taskDetail')} most={5_000} />
        <Checklist draft={draft} />
        {task && (
          <RadioInput
            of={draft}
            name="status"
            label={t('status')}
            options={choicesOf(taskStates, state => t(`task_${state}`))}
          />
        )}
        {task && kind === 'revoke' && <LetterFields draft={draft} />}
      </fieldset>
    </RecordDialog>
  )
}
