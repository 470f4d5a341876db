import { screens as indices } from '@guanlan/features/boards/index-tasks/screens'
import { screenStrings as indexStrings } from '@guanlan/features/boards/index-tasks/strings'
import { type Part, PartsFrame, type Screens, SkeletonPage } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'

const parts: readonly Part[] = [
  { name: 'boards', title: strings.title, screen: 'boards.boards' },
  { name: 'indexTasks', title: indexStrings.title, screen: 'indexTasks.list' },
]
const screens: Screens = { 'boards.boards': () => import('./BoardList.tsx'), ...indices }

/** With charts and what narrows them, which the list needs none of. */
const BoardPage = lazy(() => import('../page/BoardPage.tsx').then(({ BoardPage }) => ({ default: BoardPage })))

/** Boards and what they are made of, indices, or the one that the address names. */
export default function BoardsScreen() {
  const [search] = useSearchParams()
  const id = Number(search.get('board'))
  if (!Number.isSafeInteger(id) || id <= 0) return <PartsFrame parts={parts} screens={screens} />
  return (
    <Suspense fallback={<SkeletonPage />}>
      <BoardPage key={id} id={id} />
    </Suspense>
  )
}
