import { SkeletonPage } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { BoardList } from './BoardList.tsx'

/** With charts and what narrows them, which the list needs none of. */
const BoardPage = lazy(() => import('../page/BoardPage.tsx').then(({ BoardPage }) => ({ default: BoardPage })))

/** Boards and what they are made of, or the one that the address names. */
export default function BoardsScreen() {
  const [search] = useSearchParams()
  const id = Number(search.get('board'))
  if (!Number.isSafeInteger(id) || id <= 0) return <BoardList />
  return (
    <Suspense fallback={<SkeletonPage />}>
      <BoardPage key={id} id={id} />
    </Suspense>
  )
}
