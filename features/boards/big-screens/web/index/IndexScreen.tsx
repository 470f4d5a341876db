import { later, SkeletonPage } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenIndex } from './ScreenIndex.tsx'

const EditPage = later(() => import('../edit/EditPage.tsx').then(({ EditPage: one }) => ({ default: one })))

/** All screens, or one of the organisation's being arranged. */
export default function IndexScreen() {
  const [search] = useSearchParams()
  const id = Number(search.get('screen'))
  if (!Number.isInteger(id) || id <= 0) return <ScreenIndex />
  return (
    <Suspense fallback={<SkeletonPage />}>
      <EditPage key={id} id={id} />
    </Suspense>
  )
}
