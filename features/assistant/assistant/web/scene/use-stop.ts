import { useRef } from 'react'

/** One thing under way that its person can stop: the request to a model ends with the call. Whoever only leaves the screen finds its result later. */
export function useStop(): { begin: () => AbortSignal; stop: () => void } {
  const running = useRef<AbortController | null>(null)
  return {
    begin() {
      running.current?.abort()
      running.current = new AbortController()
      return running.current.signal
    },
    stop: () => running.current?.abort(),
  }
}
