import { later, SkeletonPage } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import CampaignScreen from './CampaignScreen.tsx'

const Cases = later(() => import('../at-end/Cases.tsx'))

/** A campaign as a case: to be read, with its numbers as of its end; without an id, all that are published. */
export default function CaseScreen() {
  const [search] = useSearchParams()
  if (search.get('id') !== null) return <CampaignScreen isCase />
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Cases />
    </Suspense>
  )
}
