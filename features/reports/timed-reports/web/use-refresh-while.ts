import { useEffect } from 'react'

const everyMs = 1_500

/** Asks again every other moment while something is under way. */
export function useRefreshWhile(isUnderWay: boolean, changed: () => unknown): void {
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void changed(), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay, changed])
}
