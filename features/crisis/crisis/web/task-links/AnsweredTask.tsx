import { OwnQueries } from '@guanlan/platform/web'
import { TaskPage } from './TaskPage.tsx'

/** `/crisiDetail?task=`: one task, which somebody without an account answers by a link. */
export default function AnsweredTask({ token }: { token: string }) {
  return (
    <OwnQueries>
      <TaskPage token={token} />
    </OwnQueries>
  )
}
