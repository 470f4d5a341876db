import { useEffect } from 'react'
import type { Records } from './use-records.ts'

/** Asks again and again for as long as one of the rows is under way. */
export function useRefreshWhile<R>(
  { rows, changed }: Pick<Records<R>, 'rows' | 'changed'>,
  isUnderWay: (row: R) => unknown,
  everyMs = 3_000,
): void {
  const isAnyUnderWay = rows.some(isUnderWay)
  useEffect(() => {
    if (!isAnyUnderWay) return
    const timer = setInterval(() => void changed(), everyMs)
    return () => clearInterval(timer)
  }, [isAnyUnderWay, changed, everyMs])
}
