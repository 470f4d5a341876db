/** What a board said, cleaned: each topic once, in the order of the list. Pure. */
import { keyOf } from '@guanlan/features/articles/articles/server/analysis'
import { heatOf } from './heat.ts'

/** As it came, of whatever shape. */
export interface RawEntry {
  title?: unknown
  heat?: unknown
  label?: unknown
  url?: unknown
  /** What the source itself says of its stay. */
  firstSeen?: unknown
  peakHeat?: unknown
}

export interface Entry {
  /** The title as titles are compared. */
  key: string
  title: string
  /** 1 is the first. */
  rank: number
  heat: number | null
  label: string | null
  url: string | null
  /** By the source's own word, beside what is seen; null: it says nothing. */
  toldFirstSeen: string | null
  toldPeakHeat: number | null
}

const earliest = Date.UTC(2005, 0, 1)
/** Entries of a board that are kept. */
export const mostEntries = 100

/** Ranks follow the order, not what is written: boards leave ranks out, begin at 0 or count advertisements. */
export function entriesOf(reported: readonly RawEntry[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { title: written, heat, label, url, firstSeen, peakHeat } of reported) {
    const title = textOf(written, 300)?.replace(/^#(.+)#$/u, '$1') ?? ''
    const key = keyOf(title)
    if (!key || entries.has(key)) continue
    entries.set(key, {
      key,
      title,
      rank: entries.size + 1,
      heat: heatOf(heat),
      label: textOf(label, 20),
      url: webAddress(url),
      toldFirstSeen: pastMoment(firstSeen),
      toldPeakHeat: heatOf(peakHeat),
    })
    if (entries.size === mostEntries) break
  }
  return [...entries.values()]
}

function textOf(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
  return [...text].slice(0, most).join('').trim() || null
}

/** As milliseconds, seconds or text; a moment still to come, or before there were such lists, says nothing. */
function pastMoment(value: unknown): string | null {
  const written = typeof value === 'number' && value < 1e12 ? value * 1000 : value
  if (typeof written !== 'number' && typeof written !== 'string') return null
  const moment = new Date(written)
  return moment.getTime() > earliest && moment.getTime() < Date.now() ? moment.toISOString() : null
}

function webAddress(value: unknown): string | null {
  const url = typeof value === 'string' && value.length <= 2_000 ? URL.parse(value) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
