import { ReportsOf } from '@guanlan/features/reports/reports/web'
import { EmptyState, ErrorOf, exact, Icon, ProgressLine, Row, SkeletonPage, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type DataTask, status } from '../contract.ts'
import { strings } from '../strings.ts'
import { taskApi, tasksKey } from './api.ts'
import styles from './data-tasks.module.css'
import { TaskActs } from './tasks/TaskActs.tsx'
import { TaskState } from './tasks/TaskState.tsx'
import { useAddresses } from './use-addresses.ts'
import { useTask } from './use-task.ts'

/** The frame of what a task answers: its name, the way to its articles and comments, and where it stands while there is nothing to see. */
export function TaskFrame({ tab, children }: { tab: 'content' | 'comment'; children: (task: DataTask) => ReactNode }) {
  const t = useWords(strings)
  const { list, content, comments } = useAddresses()
  const { id, task, error, ask } = useTask()
  if (id === null) return <EmptyState title={t('chooseTask')} actions={<Link to={list}>{t('backToTasks')}</Link>} />
  if (error) return <ErrorOf error={error} onRetry={() => void ask()} />
  if (!task) return <SkeletonPage />
  return (
    <div className={styles.page}>
      <Row as="header" gap={12} align="center" wrap={4} className={styles.head}>
        <Link to={list} aria-label={t('backToTasks')}>
          <Icon name="left" />
        </Link>
        <h1 className="cut">{task.name}</h1>
        <TaskState task={task} />
        <nav aria-label={t('views')} className={styles.tabs}>
          <Link to={content(id)} aria-current={tab === 'content' ? 'page' : undefined}>
            {t('content')}
          </Link>
          <Link to={comments(id)} aria-current={tab === 'comment' ? 'page' : undefined}>
            {t('comment')}
          </Link>
        </nav>
        <span className="grow" />
        {task.status === status.done && (
          <ReportsOf
            label={t('report')}
            queryKey={[tasksKey, 'reports', id]}
            list={signal => taskApi.reports({ params: { id } }, { signal })}
            make={() => taskApi.makeReport({ params: { id } })}
          />
        )}
      </Row>
      <div className={styles.body}>
        {task.status === status.done ? children(task) : <Waiting task={task} ask={ask} />}
      </div>
    </div>
  )
}

function Waiting({ task, ask }: { task: DataTask; ask: () => Promise<unknown> }) {
  const t = useWords(strings)
  const { progress, problem } = task
  const title =
    task.status === status.failed ? 'failedTitle' : task.status === status.recalled ? 'recalledTitle' : 'waitsTitle'
  return (
    <EmptyState title={t(title)} actions={<TaskActs task={task} onChanged={ask} />}>
      {problem}
      {progress && (
        <ProgressLine
          title={t(`status_${task.status}`)}
          done={progress.done}
          total={progress.total ?? 0}
          note={t('writtenSoFar', { done: exact(progress.done) })}
        />
      )}
    </EmptyState>
  )
}
