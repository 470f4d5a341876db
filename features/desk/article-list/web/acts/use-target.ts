import type { ArticleRow, SearchOrder } from '@guanlan/features/articles/articles/contract'
import type { AllOf } from '@guanlan/features/handling/article-actions/contract'
import { useMemo } from 'react'
import { useFoundBy } from '../found.ts'
import type { Selection } from '../use-selection.ts'
import type { Target } from './target.ts'

/** What an act is for: all of the list, those selected, or the one under the cursor. */
export function useTarget({
  rows,
  selection: { ids, whole },
  current,
  monitor,
  all,
  sort,
}: {
  rows: readonly ArticleRow[]
  selection: Selection
  current: ArticleRow | undefined
  monitor: number | null
  /** The whole list, where it can be acted on. */
  all?: AllOf | undefined
  sort: SearchOrder
}): Target {
  const found = useFoundBy() !== null
  return useMemo(() => {
    if (ids.size === 0)
      return { ids: current ? [current.id] : [], articles: current ? [current] : [], monitor, found, sort }
    const chosen = { ids: [...ids], articles: rows.filter(row => ids.has(row.id)), monitor, found, sort }
    return whole && all ? { ...chosen, all } : chosen
  }, [rows, all, ids, whole, current, monitor, found, sort])
}
