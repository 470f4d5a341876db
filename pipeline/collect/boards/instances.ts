/** What own instances of newsnow and DailyHotApi answer for a list. Pure. */
import type { RawEntry } from '@guanlan/features/collecting/hot-lists/server'

export type Instance = 'newsnow' | 'dailyhot'

export interface InstanceAnswer {
  said: RawEntry[]
  /** When the instance had it from the platform; null: it says nothing. */
  toldAt: Date | null
}

/** Where an instance is asked for a list. @param base the address of the instance */
export function addressOfList(instance: Instance, base: string, route: string): string {
  const url = new URL(base)
  if (instance === 'newsnow') {
    url.pathname = `${url.pathname.replace(/\/$/, '')}/api/s`
    url.searchParams.set('id', route)
  } else url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(route)}`
  return url.href
}

/** @throws Error with a sentence when it is no list: an error page, another version's shape */
export function readAnswer(instance: Instance, body: string): InstanceAnswer {
  const answer = jsonOf(body)
  const rows = instance === 'newsnow' ? answer.items : answer.data
  if (!Array.isArray(rows))
    throw new Error(`${instance} answered no list: ${String(answer.message ?? answer.status ?? '').slice(0, 200)}`)
  const reported = instance === 'newsnow' ? answer.updatedTime : answer.updateTime
  return {
    said: rows.filter(isRecord).map(instance === 'newsnow' ? ofNewsnow : ofDailyHot),
    toldAt: momentOf(reported),
  }
}

type Fields = Record<string, unknown>
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonOf(body: string): Fields {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    throw new Error('the answer is no JSON')
  }
  if (!isRecord(answer)) throw new Error('the answer is no object')
  return answer
}

function ofNewsnow({ title, url, extra, firstSeen, peakHeat }: Fields): RawEntry {
  const { info } = isRecord(extra) ? extra : {}
  return { title, url, firstSeen, peakHeat, ...(typeof info === 'string' && /\d/.test(info) && { heat: info }) }
}
const ofDailyHot = ({ title, url, hot, label, firstSeen, peakHeat }: Fields): RawEntry => ({
  title,
  url,
  heat: hot,
  label,
  firstSeen,
  peakHeat,
})

/** A moment as milliseconds, seconds or text; one that no clock shows counts as not said. */
function momentOf(value: unknown): Date | null {
  const number = typeof value === 'number' && value < 1e12 ? value * 1000 : value
  const moment = typeof number === 'number' || typeof number === 'string' ? new Date(number) : null
  return moment && moment.getTime() > 0 && moment.getTime() < Date.now() + 86_400_000 ? moment : null
}
