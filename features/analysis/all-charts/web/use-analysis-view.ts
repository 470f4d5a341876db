import type { TimeRange } from '@guanlan/features/articles/articles/web'
import type { View } from '@guanlan/features/desk/article-list/web'
import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type AnalysisView, analysisQueryOf, analysisViewOf, cutOut } from './address.ts'

export type ChangeAnalysis = (change: Partial<AnalysisView>) => void

/** The view of the address, and a way to change it; going back undoes a change. */
export function useAnalysisView() {
  const [query, setQuery] = useSearchParams()
  const address = query.toString()
  const view = useMemo(() => analysisViewOf(new URLSearchParams(address)), [address])
  const set = useRef(setQuery)
  set.current = setQuery
  const change = useCallback<ChangeAnalysis>(
    part => set.current(now => analysisQueryOf({ ...analysisViewOf(now), ...part })),
    [],
  )
  const brush = useCallback(
    (range: TimeRange) =>
      set.current(now => {
        const before = analysisViewOf(now)
        return analysisQueryOf({ ...before, ...cutOut(before, range) })
      }),
    [],
  )
  const changeView = useCallback((part: Partial<View>) => change(part), [change])
  return { view, change, changeView, brush }
}
