import { useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { TaskComment } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Comments, type CommentsOf } from '../parts/Comments.tsx'

/** What people say about a task, and what was answered by its link. */
export function TaskComments({ taskId, isOpen }: { taskId: number; isOpen: boolean }) {
  const t = useWords(strings)
  const of = useMemo<CommentsOf>(() => {
    const shown = (comments: readonly TaskComment[]) =>
      comments.map(({ byLink, ...comment }) => ({ ...comment, mark: byLink ? t('answeredByLink') : null }))
    return {
      id: `task ${taskId}`,
      load: async signal => shown(await api.taskComments({ params: { id: taskId } }, { signal })),
      send: async body => {
        const acted = await api.addTaskComment.act({ body: { taskId, ...body } })
        return { ...acted, data: shown(acted.data) }
      },
    }
  }, [t, taskId])
  return <Comments of={of} isOpen={isOpen} />
}
