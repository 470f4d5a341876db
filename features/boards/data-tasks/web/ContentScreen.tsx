import { WithQueries } from '@guanlan/features/desk/article-list/web'
import { later, SkeletonPage } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Content } from './content/Content.tsx'
import { TaskFrame } from './TaskFrame.tsx'

const Pivot = later(() => import('./pivot/Pivot.tsx'))

/** The articles of a task, as a list or as a pivot table. */
export default function ContentScreen() {
  const [search] = useSearchParams()
  return (
    <WithQueries>
      <TaskFrame tab="content">
        {task =>
          search.get('as') === 'pivot' ? (
            <Suspense fallback={<SkeletonPage />}>
              <Pivot key={task.id} task={task} />
            </Suspense>
          ) : (
            <Content key={task.id} task={task} />
          )
        }
      </TaskFrame>
    </WithQueries>
  )
}
