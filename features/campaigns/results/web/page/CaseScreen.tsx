import { later, SkeletonPage } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

const CampaignScreen = later(() => import('./CampaignScreen.tsx'))
const SharedBook = later(() => import('../book/SharedBook.tsx'))
const Cases = later(() => import('../at-end/Cases.tsx'))

/** A campaign as a case: to be read, with its numbers as of its end; without an id, all that are published. With a token, the clipping book of a link. */
export default function CaseScreen() {
  const [search] = useSearchParams()
  if (search.get('token') !== null)
    return (
      <Suspense fallback={<SkeletonPage />}>
        <SharedBook />
      </Suspense>
    )
  if (search.get('id') !== null)
    return (
      <Suspense fallback={<SkeletonPage />}>
        <CampaignScreen isCase />
      </Suspense>
    )
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Cases />
    </Suspense>
  )
}
