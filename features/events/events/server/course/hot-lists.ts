/** When an event came onto hot lists: hot events that monitors want, which some of its articles tell of. */
import { articleIdsOfEvent, eventDetail, listMonitoredEvents } from '@guanlan/features/collecting/hot-lists/server'
import type { Scope } from '@guanlan/platform/server'
import type { Stretch } from '../../contract.ts'
import { visibleOf } from './visible.ts'

const dayMs = 86_400_000
const mostLookedAt = 100
const mostCompared = 5
const mostArticles = 500
/** So many of its articles tell of the hot event. */
const leastCommon = 3

export interface Entered {
  id: number
  title: string
  rank: number
  platform: string
  at: Date
}

export async function enteredLists(scope: Scope, eventId: number, { from, to }: Stretch): Promise<Entered[]> {
  const { list } = await listMonitoredEvents(scope, { page: 1, pageSize: mostLookedAt })
  const within = list.filter(({ beganAt }) => Date.parse(beganAt) >= from && Date.parse(beganAt) < to + dayMs)
  const first = new Map(within.sort((a, b) => b.beganAt.localeCompare(a.beganAt)).map(one => [one.eventId, one]))
  const entered: Entered[] = []
  for (const one of [...first.values()].slice(-mostCompared)) {
    const ids = await articleIdsOfEvent(scope, await eventDetail(scope, one.eventId), mostArticles)
    const common = await visibleOf(scope, eventId, ids)
    if (common.size < Math.min(leastCommon, Math.max(1, ids.length))) continue
    const { eventId: id, title, bestRank: rank, bestPlatform: platform, beganAt } = one
    entered.push({ id, title, rank, platform, at: new Date(beganAt) })
  }
  return entered
}
