import {
  Button,
  Checkbox,
  ErrorOf,
  Moment,
  Panel,
  Row,
  SkeletonRows,
  Tag,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Crisis, Task } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from '../parts/room.module.css'
import { UsePlaybook } from '../playbooks/UsePlaybook.tsx'
import { LinkTask } from '../task-links/LinkTask.tsx'
import { TaskDialog } from '../tasks/TaskDialog.tsx'
import { refreshedOf, refreshMs, useCrisisAct } from '../use-crisis.ts'

/** What is due first stands first; what is done stands last. */
export function Tasks({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const requested = useQuery({
    queryKey: [crisesKey, 'tasks', crisis.id],
    queryFn: ({ signal }) => api.tasks({ query: { crisisId: crisis.id } }, { signal }),
    // One is overdue by time alone.
    refetchInterval: refreshedOf(crisis, refreshMs * 3),
  })
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  const [edited, setEdited] = useState<Task | 'new' | null>(null)
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
            <span className={styles.key} data-key="task">
              <Button icon="plus" size="small" onClick={() => setEdited('new')}>
                {t('addTask')}
              </Button>
            </span>
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
                <button type="button" className="link" onClick={() => setEdited(task)}>
                  {task.title}
                </button>
                <br />
                <small className="dim">
                  <Tag>{t(`kind_${task.kind}`)}</Tag> {task.status !== 'open' && <Tag>{t(`task_${task.status}`)}</Tag>}{' '}
                  {task.owner?.name ?? t('nobody')}
                  {task.dueAt && (
                    <span className={task.overdue ? styles.late : undefined}>
                      {' · '}
                      {t(task.overdue ? 'overdue' : 'until')} <Moment at={task.dueAt} exact />
                    </span>
                  )}
                  {task.checklist.length > 0 &&
                    ` · ${t('stepsDone', { done: task.checklist.filter(({ done }) => done).length, count: task.checklist.length })}`}
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
      {edited && (
        <TaskDialog
          crisis={crisis}
          task={edited === 'new' ? null : edited}
          tasks={tasks ?? []}
          isOpen={isOpen}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  )
}

const isUnderWay = ({ status }: Task) => status === 'open' || status === 'working'
