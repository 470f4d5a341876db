import { WithQueries } from '@guanlan/features/desk/article-list/web'
import { TaskFrame } from '../TaskFrame.tsx'
import { Comments } from './Comments.tsx'

/** Readers' comments on the articles of a task. */
export default function CommentsScreen() {
  return (
    <WithQueries>
      <TaskFrame tab="comment">{task => <Comments key={task.id} task={task} />}</TaskFrame>
    </WithQueries>
  )
}
