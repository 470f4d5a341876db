import { useMembers } from '@guanlan/features/people/organisations/web'
import {
  Button,
  Checkbox,
  ErrorOf,
  Moment,
  MomentField,
  Panel,
  PopoverButton,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  TextField,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Crisis, type Task, taskKinds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import partStyles from '../parts/parts.module.css'
import styles from '../parts/room.module.css'
import { UsePlaybook } from '../playbooks/UsePlaybook.tsx'
import { LinkTask } from '../task-links/LinkTask.tsx'
import { refreshMs, useCrisisAct } from '../use-crisis.ts'

/** What is due first stands first; what is done stands last. */
export function Tasks({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const requested = useQuery({
    queryKey: [crisesKey, 'tasks', crisis.id],
    queryFn: ({ signal }) => api.tasks({ query: { crisisId: crisis.id } }, { signal }),
    // One is overdue by time alone.
    refetchInterval: refreshMs * 3,
  })
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  const turn = (task: Task, status: Task['status']) =>
    act(
      () => api.updateTask.act({ params: { id: task.id }, body: { ...task, status } }),
      () => t(`didTask_${status}`, { title: task.title }),
    )
  const tasks = requested.data
  return (
    <Panel
      title={t('tasks')}
      note={tasks && t('openOf', { open: tasks.filter(isUnderWay).length, count: tasks.length })}
      more={
        isOpen && (
          <Row gap={4}>
            <UsePlaybook crisis={crisis} />
            <PopoverButton label={t('addTask')} icon="plus" size="small">
              {close => <TaskForm crisis={crisis} onClose={close} />}
            </PopoverButton>
          </Row>
        )
      }
    >
      {!tasks ? (
        requested.isError ? (
          <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        ) : (
          <SkeletonRows rows={3} />
        )
      ) : tasks.length === 0 ? (
        <p className={`dim ${styles.form}`}>{t('noTasks')}</p>
      ) : (
        <ul className={styles.tasks}>
          {tasks.map(task => (
            <li key={task.id} data-over={!isUnderWay(task) || undefined}>
              <Checkbox
                label={t('doneLabel', { title: task.title })}
                checked={task.status === 'done'}
                disabled={!isOpen || task.status === 'ended'}
                onChange={checked => void turn(task, checked ? 'done' : 'open')}
              />
              <span>
                {task.title}
                <br />
                <small className="dim">
                  <Tag>{t(`kind_${task.kind}`)}</Tag> {task.owner?.name ?? t('nobody')}
                  {task.dueAt && (
                    <span className={task.overdue ? styles.late : undefined}>
                      {' · '}
                      {t(task.overdue ? 'overdue' : 'until')} <Moment at={task.dueAt} exact />
                    </span>
                  )}
                  {task.doneBy && ` · ${t('doneBy', { name: task.doneBy })}`}
                </small>
              </span>
              {isOpen && isUnderWay(task) && (
                <Row gap={4} align="center">
                  <LinkTask task={task} />
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() => void turn(task, task.status === 'open' ? 'working' : 'ended')}
                  >
                    {t(task.status === 'open' ? 'takeUp' : 'endIt')}
                  </Button>
                </Row>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const isUnderWay = ({ status }: Task) => status === 'open' || status === 'working'

function TaskForm({ crisis, onClose }: { crisis: Crisis; onClose: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const members = useMembers().data ?? []
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<(typeof taskKinds)[number]>('verify')
  const [ownerId, setOwner] = useState<number | null>(null)
  const [dueAt, setDue] = useState<string | null>(null)
  const add = async () => {
    const done = await act(
      () => api.addTask.act({ body: { crisisId: crisis.id, kind, title, ownerId, dueAt } }),
      () => t('didAddTask'),
    )
    if (done) onClose()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={partStyles.ask}
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={t('taskTitleField')}
        value={title}
        maxLength={200}
        autoFocus
        onChange={event => setTitle(event.target.value)}
      />
      <label className="labelled">
        <span className="label-line">{t('kindOfTask')}</span>
        <select className="field" value={kind} onChange={event => setKind(event.target.value as typeof kind)}>
          {taskKinds.map(each => (
            <option key={each} value={each}>
              {t(`kind_${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="labelled">
        <span className="label-line">{t('owner')}</span>
        <select
          className="field"
          value={ownerId ?? ''}
          onChange={event => setOwner(Number(event.target.value) || null)}
        >
          <option value="">{t('nobody')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <MomentField label={t('deadline')} problem={undefined} value={dueAt} onChange={setDue} />
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={title.trim() === ''}>
          {t('addTask')}
        </Button>
      </Row>
    </Stack>
  )
}
