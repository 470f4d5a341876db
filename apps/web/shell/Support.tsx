import { lazy, Suspense } from 'react'
import { currentOrg, useStarted } from '../start/session.ts'

/** Of operators whom an organisation has let in alone. */
const SupportBanner = lazy(() =>
  import('@guanlan/features/people/support-access/web').then(({ SupportBanner: banner }) => ({ default: banner })),
)

/** Says on every screen that an operator is here as support, and until when. */
export function Support() {
  const session = useStarted(state => state.session)
  const org = session && currentOrg(session)
  if (!org?.supportUntil) return null
  return (
    <Suspense>
      <SupportBanner organisation={org.id} name={org.name} until={org.supportUntil} />
    </Suspense>
  )
}
