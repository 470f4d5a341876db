/** Whether a broadcast is on, by what its page or playlist says. Pure. */
import { hasEnded, isPlaylist } from '@guanlan/platform/server'
import type { Airing } from '../contract.ts'

export interface Plan {
  startTime: string | null
  endTime: string | null
}

/** @param text of the page or playlist */
export function airingOf(text: string, plan: Plan, now: Date): Airing {
  if (isPlaylist(text)) return hasEnded(text) ? 's_2' : 's_1'
  return ofEvent(text, now) ?? ofPlan(plan, now)
}

/** schema.org BroadcastEvent, as pages of broadcasts carry it for search engines. */
function ofEvent(text: string, now: Date): Airing | null {
  if (!/"isLiveBroadcast"\s*:\s*"?true/i.test(text)) return null
  const timeOf = (name: string) => Date.parse(new RegExp(`"${name}"\\s*:\\s*"([^"]{4,40})"`).exec(text)?.[1] ?? '')
  const [start, end] = [timeOf('startDate'), timeOf('endDate')]
  if (end <= now.getTime()) return 's_2'
  return start > now.getTime() ? 's_0' : 's_1'
}

/** A page that says nothing: as planned. */
export function ofPlan({ startTime, endTime }: Plan, now: Date): Airing {
  const at = now.toISOString()
  if (endTime && endTime <= at) return 's_2'
  return startTime && startTime <= at ? 's_1' : 's_0'
}
