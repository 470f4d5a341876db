import type { View } from '@guanlan/features/desk/article-list/web'
import { missingOf } from '@guanlan/features/monitors/absence/web'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

// Travels when somebody misses an article.
const AbsenceDialog = lazy(() => import('./AbsenceDialog.tsx'))

/** Opens "why is it not here?" when the address of the desk names something that is missed. */
export function MissedArticle({ view }: { view: View }) {
  const [query] = useSearchParams()
  const searched = missingOf(query)
  return (
    searched !== null && (
      <Suspense>
        <AbsenceDialog text={searched} view={view} />
      </Suspense>
    )
  )
}
