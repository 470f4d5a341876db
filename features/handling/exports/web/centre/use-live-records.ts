import { tasks } from '@guanlan/features/workspace/tasks/contract'
import { listen } from '@guanlan/platform/web'
import { useEffect } from 'react'

/** Progress comes several times a second; a person needs it once. */
const pauseMs = 1_000

/** Asks again when a task of the organisation has changed. */
export function useLiveRecords(look: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        look()
      }, pauseMs)
    }
    const stop = listen(tasks.changes, undefined, { onEvent: later, onLive: live => live && later() })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [look])
}
