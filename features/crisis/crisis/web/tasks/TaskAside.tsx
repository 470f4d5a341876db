import { TracesOf } from '@guanlan/features/crisis/tracking/web'
import { linkTo, Row, Stack, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Crisis, Task } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Files } from '../files/Files.tsx'
import { TaskComments } from './TaskComments.tsx'
import styles from './tasks.module.css'

/** Beside a task: its articles with what was seen of them, its files, and what people say. */
export function TaskAside({ crisis, task, isOpen }: { crisis: Crisis; task: Task; isOpen: boolean }) {
  const t = useWords(strings)
  return (
    <div className={styles.aside}>
      {task.articleIds.length > 0 && (
        <Stack gap={8} as="section" aria-label={t('articlesOfTask')} className={styles.files}>
          <h3>{t('articlesOfTask')}</h3>
          <Articles of={task} />
        </Stack>
      )}
      <Stack gap={8} as="section" aria-label={t('filesTitle')} className={styles.files}>
        <h3>{t('filesTitle')}</h3>
        <Files crisis={crisis} of={{ taskId: task.id }} />
      </Stack>
      <TaskComments taskId={task.id} isOpen={isOpen} />
    </div>
  )
}

/** What is tracked or to be corrected is traced from the beginning; articles of other tasks are named alone. */
function Articles({ of: { id, kind, articleIds } }: { of: Task }) {
  const may = useMay()
  if (may('tracking.view') && (kind === 'track' || kind === 'revoke')) return <TracesOf origin="crisis" originId={id} />
  return (
    <Row gap={8} wrap={4}>
      {articleIds.map(articleId => (
        <Link key={articleId} to={linkTo('/monitorDetail', null, { id: articleId })}>
          #{articleId}
        </Link>
      ))}
    </Row>
  )
}
