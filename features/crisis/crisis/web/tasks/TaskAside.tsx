import { Stack, useWords } from '@guanlan/platform/web'
import type { Crisis, Task } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Files } from '../files/Files.tsx'
import { TaskComments } from './TaskComments.tsx'
import styles from './tasks.module.css'

/** Beside a task: its files, and what people say. */
export function TaskAside({ crisis, task, isOpen }: { crisis: Crisis; task: Task; isOpen: boolean }) {
  const t = useWords(strings)
  return (
    <div className={styles.aside}>
      <Stack gap={8} as="section" aria-label={t('filesTitle')} className={styles.files}>
        <h3>{t('filesTitle')}</h3>
        <Files crisis={crisis} of={{ taskId: task.id }} />
      </Stack>
      <TaskComments taskId={task.id} isOpen={isOpen} />
    </div>
  )
}
