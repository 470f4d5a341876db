/** Where on the page of a campaign one is, as its address says it. Pure. */
import type { Range } from '../../contract.ts'

export const tabs = ['overview', 'releases', 'media', 'pieces', 'offline', 'spread', 'negative', 'plan'] as const
export type Tab = (typeof tabs)[number]
/** Days back from today, or from the end of a campaign that is over. */
export const lastDays = ['1', '7', '30'] as const
export type Span = 'whole' | (typeof lastDays)[number] | 'own'

const dayMs = 86_400_000
const minuteMs = 60_000

export interface PagePlace {
  tab: Tab
  span: Span
  /** Null: the whole campaign. */
  range: Range | null
}

/** @param now milliseconds */
export function placeOf(search: URLSearchParams, { endTime }: { endTime: string | null }, now: number): PagePlace {
  const tab = tabs.find(each => each === search.get('tab')) ?? 'overview'
  const [from, to] = [search.get('from'), search.get('to')]
  if (from && to && Date.parse(from) <= Date.parse(to)) return { tab, span: 'own', range: { from, to } }
  const span = lastDays.find(each => each === search.get('days'))
  if (!span) return { tab, span: 'whole', range: null }
  // By whole minutes, so that a picture that is drawn again asks the same.
  const end = Math.min(Math.floor(now / minuteMs) * minuteMs, endTime === null ? now : Date.parse(endTime))
  const begin = end - Number(span) * dayMs
  return { tab, span, range: { from: new Date(begin).toISOString(), to: new Date(end).toISOString() } }
}

/** The same address with other parts of it; what is null leaves it. */
export function movedTo(search: URLSearchParams, part: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(part)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
