import { SkeletonPage } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Digests } from '../digests/Digests.tsx'
import { Proposals } from '../proposals/Proposals.tsx'
import { Warnings } from './Warnings.tsx'

const Templates = lazy(() => import('../templates/Templates.tsx').then(({ Templates }) => ({ default: Templates })))

/**
 * Warnings, `?view=templates` how their messages are written, `?view=proposals` what receivers would leave out of them, `?view=digests` what is
 * sent by the day or the week.
 */
export default function Manage() {
  const [search] = useSearchParams()
  const view = search.get('view')
  if (view === 'proposals') return <Proposals />
  if (view === 'digests') return <Digests />
  if (view !== 'templates') return <Warnings />
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Templates />
    </Suspense>
  )
}
