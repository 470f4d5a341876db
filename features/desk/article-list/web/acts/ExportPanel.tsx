import { ExportPanel as Panel } from '@guanlan/features/handling/exports/web'
import { SkeletonRows } from '@guanlan/platform/web'
import { Suspense, useMemo } from 'react'
import { closePanel } from './panel.ts'
import type { Target } from './target.ts'

/** The articles, or the whole list, as a file. */
export function ExportPanel({ target }: { target: Target }) {
  const exported = useMemo(() => exportedBy(target), [target])
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <Panel exported={exported} onClose={closePanel} />
    </Suspense>
  )
}

function exportedBy({ all, ids, articles, monitor, found = false, sort = 'time_desc' }: Target) {
  if (all) {
    const { count: _, ...whole } = all
    return { whole, sort }
  }
  // In the order of the list, not in the order in which they were chosen.
  const inOrder = articles.map(({ id }) => id)
  const others = ids.filter(id => !inOrder.includes(id))
  return { ticked: { idList: [...inOrder, ...others], found, ...(monitor !== null && { monitor }) }, sort }
}
