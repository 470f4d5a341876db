import { OpensContext } from '@guanlan/platform/web'
import { type ReactNode, useCallback, useEffect } from 'react'
import { openingOf } from '../../guard/opening.ts'
import { useStarted } from '../../start/session.ts'
import { OverPage } from './OverPage.tsx'
import { useOver } from './over.ts'

/** What a host with a set of its own adds to the frame: nothing is offered that it would refuse, and what it has no page for opens over the open one. */
export default function OwnHost({
  page,
  children,
}: {
  /** The page that is open; null: none is. */
  page: string | null
  children: ReactNode
}) {
  const { session, host } = useStarted()
  const opens = useCallback(
    (address: string) => session === null || openingOf(address, session, host) !== 'nowhere',
    [session, host],
  )
  useEffect(() => {
    if (page !== null) useOver.setState({ page })
  }, [page])
  return (
    <OpensContext value={opens}>
      {children}
      <OverPage />
    </OpensContext>
  )
}
