/** What a board said, cleaned: each topic once, in the order of the list. Pure. */
import { canonicalise } from '@guanlan/engine/text'
import { heatOf } from './heat.ts'

/** As it came, of whatever shape. */
export interface Said {
  title?: unknown
  heat?: unknown
  label?: unknown
  url?: unknown
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
}

/** Entries of a board that are kept. */
export const mostEntries = 100

/** Ranks follow the order, not what is written: boards leave ranks out, begin at 0 or count advertisements. */
export function entriesOf(said: readonly Said[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { title: written, heat, label, url } of said) {
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
    })
    if (entries.size === mostEntries) break
  }
  return [...entries.values()]
}

/** Width, case, script and punctuation make no other topic; a title of nothing else keeps them. */
export function keyOf(title: string): string {
  const { chars } = canonicalise(title)
  return (chars.replace(/[\p{P}\p{S}\s]/gu, '') || chars).slice(0, 300)
}

function textOf(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
  return [...text].slice(0, most).join('').trim() || null
}

function webAddress(value: unknown): string | null {
  const url = typeof value === 'string' && value.length <= 2_000 ? URL.parse(value) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
