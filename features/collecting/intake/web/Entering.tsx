import { lazy, Suspense } from 'react'
import { useEntering } from './entering.ts'

// Travels when somebody enters an article.
const EnterDialog = lazy(() => import('./EnterDialog.tsx'))

/** The dialog in which articles are entered, while it is open. */
export function Entering({ monitor }: { monitor: number | null }) {
  const way = useEntering(state => state.way)
  return (
    way && (
      <Suspense>
        <EnterDialog way={way} monitor={monitor} />
      </Suspense>
    )
  )
}
