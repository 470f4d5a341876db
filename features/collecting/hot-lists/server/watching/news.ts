/** What a watch tells of a topic. The same decision for what happens now and for what would have been told: a replay is no guess. Pure. */
import type { NewsKind, WatchDraft } from '../../contract.ts'

/** Rank of a topic from one change to the next; null: it left. */
export interface CoursePoint {
  at: Date
  rank: number | null
}
export interface TopicCourse {
  platform: string
  /** In order of time. */
  points: readonly CoursePoint[]
  /** When the event was first seen on its second platform, if that was by this topic. */
  secondAt: Date | null
}
export interface News {
  at: Date
  kind: NewsKind
  rank: number | null
}

export type WatchConditions = Pick<
  WatchDraft,
  'platforms' | 'enters' | 'topRank' | 'rises' | 'withinMinutes' | 'secondPlatform' | 'leaves'
>

export function newsOf(watch: WatchConditions, { platform, points, secondAt }: TopicCourse): News[] {
  if (watch.platforms.length > 0 && !watch.platforms.includes(platform)) return []
  const news: News[] = []
  const withinMs = watch.withinMinutes * 60_000
  let toldRise = Number.NEGATIVE_INFINITY
  points.forEach(({ at, rank }, index) => {
    const before = points[index - 1]?.rank ?? null
    const tell = (kind: NewsKind) => news.push({ at, kind, rank })
    if (rank === null) {
      if (watch.leaves && before !== null) tell('leaves')
      return
    }
    if (watch.enters && before === null) tell('enters')
    if (watch.topRank !== null && rank <= watch.topRank && (before === null || before > watch.topRank)) tell('top')
    if (
      watch.rises !== null &&
      at.getTime() - toldRise >= withinMs &&
      lowestWithin(points, index, withinMs) - rank >= watch.rises
    ) {
      toldRise = at.getTime()
      tell('rises')
    }
    if (watch.secondPlatform && secondAt?.getTime() === at.getTime()) tell('second')
  })
  return news
}

/** The largest rank since the last time it entered, no longer ago than that. */
function lowestWithin(points: readonly CoursePoint[], index: number, ms: number): number {
  const until = (points[index]?.at.getTime() ?? 0) - ms
  let lowest = 0
  for (let back = index; back >= 0; back--) {
    const { at, rank } = points[back] as CoursePoint
    if (rank === null) break
    lowest = Math.max(lowest, rank)
    // What stood before the stretch began still held when it began.
    if (at.getTime() <= until) break
  }
  return lowest
}
