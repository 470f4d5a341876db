import { later, SkeletonPage } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

const CampaignScreen = later(() => import('./CampaignScreen.tsx'))
const Cases = later(() => import('../at-end/Cases.tsx'))

/** A campaign as a case: to be read, with its numbers as of its end; without an id, all that are published. */
export default function CaseScreen() {
  const isOne = useSearchParams()[0].has('id')
  return <Suspense fallback={<SkeletonPage />}>{isOne ? <CampaignScreen isCase /> : <Cases />}</Suspense>
}
