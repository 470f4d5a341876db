import { useEffect } from 'react'

/** Asks again and again for as long as something is under way. */
export function useRefreshWhile(isUnderWay: boolean, refresh: () => unknown, everyMs = 3_000): void {
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh, everyMs])
}
