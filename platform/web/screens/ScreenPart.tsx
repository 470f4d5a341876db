/** Parts that features above hand to screens of features below, which know none of them: by the id under which their own `screens.ts` lists them. */
import { type ComponentType, createContext, type ReactNode, Suspense, use, useContext, useState } from 'react'
import { SkeletonRows } from '../parts/Skeleton.tsx'
import { ErrorBoundary, forgetScreen, loadOnce } from './Screen.tsx'
import type { Screens } from './screens.ts'

/** All screens of the product, handed in by its shell. */
export const ScreensContext = createContext<Screens>({})

/** One part by its id, loaded when it is first shown; what else is given is given to it. */
export function ScreenPart<Given extends object>({
  id,
  given,
  meanwhile = <SkeletonRows rows={4} />,
}: {
  id: string
  given: Given
  /** Until it is loaded. */
  meanwhile?: ReactNode
}) {
  return (
    <ErrorBoundary onRetry={() => forgetScreen(id)}>
      <Suspense fallback={meanwhile}>
        <Loaded id={id} given={given} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded<Given extends object>({ id, given }: { id: string; given: Given }) {
  const screens = useContext(ScreensContext)
  const [loading] = useState(() => loadOnce(screens, id))
  const View = use(loading) as ComponentType<Given>
  return <View {...given} />
}
