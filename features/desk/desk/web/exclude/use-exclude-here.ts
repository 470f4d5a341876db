import { useArrivals } from '@guanlan/features/desk/article-list/web'
import { type Exclusion, useExclude } from '@guanlan/features/monitors/filters/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/** How long stored articles may go on leaving after a filter was made or taken back. */
const settlesMs = 60_000

/** Excludes and stays where the reader is: rows leave the list as the filter takes them, and come back when it is taken back. */
export function useExcludeHere(): (draft: Exclusion) => void {
  const client = useQueryClient()
  const settlesUntil = useRef(0)
  const ask = useCallback(
    () =>
      Promise.all(
        [['desk'], ['filters'], ['monitors', 'counts']].map(queryKey => client.invalidateQueries({ queryKey })),
      ),
    [client],
  )
  const exclude = useExclude(
    useCallback(() => {
      settlesUntil.current = Date.now() + settlesMs
      return ask()
    }, [ask]),
  )
  useArrivals(
    () => Date.now() < settlesUntil.current,
    () => void ask(),
  )
  return draft => void exclude(draft)
}
