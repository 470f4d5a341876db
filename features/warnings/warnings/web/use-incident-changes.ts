/** Word of new and changed incidents. */
import { listen } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import { warnings } from '../contract.ts'

/** Many incidents may change at once; what shows them asks again once for all. Milliseconds. */
const gatherMs = 400

/** @param onChange asks again for what is shown; also after the connection was away */
export function useIncidentChanges(onChange: () => unknown): void {
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
    const stop = listen(warnings.incidentChanges, undefined, {
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
  }, [])
}
