import { endsNow } from '@guanlan/features/articles/articles/web'
import {
  countArrived,
  questionOf,
  useArrivals,
  useArticleList,
  type View,
} from '@guanlan/features/desk/article-list/web'
import type { AllOf } from '@guanlan/features/handling/article-actions/contract'
import { itemsBelow, useMonitors } from '@guanlan/features/monitors/monitors/web'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** The trend is a heavier question than the list: while articles pour in it follows at this distance. */
const trendPauseMs = 5_000
/** An article is taken in this long before it can be found, at most. */
const takenInMs = 2_000
/** How long new rows are marked. */
const freshMs = 12_000

/**
 * The list of a view that stands still under the reader. `now` is when it was put together. New articles wait in
 * `waiting` until `showNew`; they slide in by themselves only when `calm` says that nobody is looking at a certain row.
 */
export function useLiveList(view: View, calm: () => boolean) {
  const [now, setNow] = useState(() => Date.now())
  const [freshSince, setFreshSince] = useState(Number.POSITIVE_INFINITY)
  const [waiting, setWaiting] = useState(0)
  const viewKey = JSON.stringify([view.monitor, view.monitors, view.range, view.filters])

  // Another question begins a new list; adjusted while drawing, so that no list of the old moment is asked for.
  const [shownKey, setShownKey] = useState(viewKey)
  if (shownKey !== viewKey) {
    setShownKey(viewKey)
    setNow(Date.now())
    setWaiting(0)
    setFreshSince(Number.POSITIVE_INFINITY)
  }

  const list = useArticleList(view, now)
  const { total } = list
  const monitors = useMonitors().data
  const shown = useMemo(() => (view.monitor === null ? view.monitors : [view.monitor]), [view.monitor, view.monitors])
  const below = useMemo(
    () => (shown.length === 0 || !monitors ? null : new Set(shown.flatMap(id => itemsBelow(monitors, id)))),
    [shown, monitors],
  )

  const showNew = useCallback(() => {
    setFreshSince(now - takenInMs)
    setNow(Date.now())
    setWaiting(0)
  }, [now])

  const latest = useRef(viewKey)
  latest.current = viewKey
  const look = useCallback(() => {
    if (calm() && endsNow(view.range)) return showNew()
    if (total === undefined) return
    void countArrived(view, { now, total }).then(
      count => latest.current === viewKey && setWaiting(count),
      () => {}, // the next arrival asks again
    )
  }, [calm, showNew, view, viewKey, now, total])

  const concerns = (arrived: Readonly<Record<string, number>>) =>
    below === null || Object.keys(arrived).some(id => below.has(Number(id)))
  useArrivals(concerns, look)

  // Counted from when they stand there: an answer that is slow would take the mark away before anybody saw it.
  const isComing = list.isPlaceholderData
  useEffect(() => {
    if (freshSince === Number.POSITIVE_INFINITY || isComing) return
    const timer = setTimeout(() => setFreshSince(Number.POSITIVE_INFINITY), freshMs)
    return () => clearTimeout(timer)
  }, [freshSince, isComing])

  /** To be called when the reader stops looking at a certain row. */
  const settle = useCallback(() => {
    if (waiting > 0 && calm() && endsNow(view.range)) showNew()
  }, [waiting, calm, view.range, showNew])

  const trendNow = useFollowing(now, viewKey)
  return { ...list, now, trendNow, freshSince, waiting, showNew, settle }
}

/** Follows a moment in steps of the pause; another view is followed at once. */
function useFollowing(now: number, viewKey: string): number {
  const [shown, setShown] = useState({ now, viewKey })
  if (shown.viewKey !== viewKey) setShown({ now, viewKey })
  useEffect(() => {
    if (shown.now === now) return
    const timer = setTimeout(() => setShown({ now, viewKey }), Math.max(0, shown.now + trendPauseMs - now))
    return () => clearTimeout(timer)
  }, [shown, now, viewKey])
  return shown.viewKey === viewKey ? shown.now : now
}

/** The whole list, to act on; absent while its number is not known, and where it is empty. */
export function useWhole(
  view: View,
  { total, now, dataUpdatedAt }: Pick<ReturnType<typeof useLiveList>, 'total' | 'now' | 'dataUpdatedAt'>,
): AllOf | undefined {
  return useMemo(
    () =>
      total
        ? { question: questionOf(view, now), until: new Date(dataUpdatedAt).toISOString(), count: total }
        : undefined,
    [view, now, dataUpdatedAt, total],
  )
}
