import { useCallback, useEffect, useRef } from 'react'

/** The same act, done at most once in so many milliseconds; the last call is never lost. */
export function useSpaced(act: () => void, ms: number): () => void {
  const latest = useRef(act)
  latest.current = act
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    if (timer.current !== undefined) return
    const wait = Math.max(0, last.current + ms - performance.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      last.current = performance.now()
      latest.current()
    }, wait)
  }, [ms])
}
