/** Word of changes from the server, gathered: whoever shows them asks again once for many. */
import type { Endpoint } from '@guanlan/platform/contract'
import { useEffect, useRef } from 'react'
import { listen } from './events.ts'

/** Many things may change at once. Milliseconds. */
const gatherMs = 400

/** @param endpoint a stream without a question; @param onChange asks again for what is shown; also after the connection was away */
export function useChanges(endpoint: Endpoint & { envelope: 'events' }, onChange: () => unknown): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        latest.current()
      }, gatherMs)
    }
    let wasAway = false
    const stop = listen(endpoint, undefined as never, {
      onEvent: soon,
      onLive: live => {
        if (live && wasAway) soon()
        wasAway = !live
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [endpoint])
}
