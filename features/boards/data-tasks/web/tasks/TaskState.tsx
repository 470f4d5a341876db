import { exact, Tag, useWords } from '@guanlan/platform/web'
import { type DataTask, status } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Where a task stands, and while it is written down how far it is. */
export function TaskState({ task }: { task: Pick<DataTask, 'status' | 'progress'> }) {
  const t = useWords(strings)
  const { progress } = task
  const part = progress?.total ? ` ${Math.min(99, Math.floor((progress.done / progress.total) * 100))}%` : ''
  const amount = progress && !progress.total && progress.done > 0 ? ` ${exact(progress.done)}` : ''
  return (
    <Tag accent={task.status !== status.done && task.status !== status.recalled}>
      {t(`status_${task.status}`)}
      {part || amount}
    </Tag>
  )
}
