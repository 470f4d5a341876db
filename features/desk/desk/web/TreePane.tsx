import { momentsOf } from '@guanlan/features/articles/articles/web'
import type { ArticleWorkplace, ChangeView, View } from '@guanlan/features/desk/article-list/web'
import { LabelTree } from '@guanlan/features/monitors/labels/web'
import { MonitorTree } from '@guanlan/features/monitors/monitors/web'
import { useAppearance } from '@guanlan/platform/web'
import { type RefObject, useCallback, useMemo } from 'react'
import { Places } from './acts/Places.tsx'
import { isTreesQuestion, labelOf } from './tree-question.ts'
import type { useLiveList } from './use-live-list.ts'
import { DeskViews } from './views/DeskViews.tsx'

/** Monitors, labels, saved views and places: what one chooses there is listed. */
export function TreePane({
  view,
  list: { now, total },
  work: {
    selection: { clear },
  },
  search,
  change,
  onChoose,
  onFold,
}: {
  view: View
  list: ReturnType<typeof useLiveList>
  work: ArticleWorkplace
  search: RefObject<HTMLInputElement | null>
  change: ChangeView
  onChoose: (monitor: number | null) => void
  onFold: (folded: boolean) => void
}) {
  const zone = useAppearance(state => state.timeZone)
  const chooseLabel = useCallback(
    (label: number | null) => {
      clear()
      change({
        place: 'desk',
        open: null,
        filters: [
          ...view.filters.filter(each => each.field !== 'label'),
          ...(label === null ? [] : [{ field: 'label' as const, is: 'is' as const, values: [String(label)] }]),
        ],
      })
    },
    [change, clear, view.filters],
  )
  const foldAway = useCallback(() => onFold(true), [onFold])
  // One element while the list stands still, so that keys do not draw the tree anew.
  const below = useMemo(
    () => (
      <>
        <LabelTree chosen={labelOf(view)} range={momentsOf(view.range, now, zone)} onChoose={chooseLabel} />
        <DeskViews view={view} change={change} />
        <Places view={view} change={change} />
      </>
    ),
    [view, now, zone, chooseLabel, change],
  )
  return (
    <MonitorTree
      chosen={view.monitor}
      chosenTotal={isTreesQuestion(view) ? total : undefined}
      search={search}
      onChoose={onChoose}
      onFold={foldAway}
      below={below}
    />
  )
}
