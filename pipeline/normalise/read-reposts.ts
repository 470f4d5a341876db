/** Reads the reposts of an item one by one: one that cannot be used is left out with a word, and neither the others nor the post with it. */
import type { RawRepost } from '../items.ts'
import { readTime } from './time.ts'

/** Of one article in one batch: as many as are stored of it. */
export const mostReposts = 100_000
/** Named one by one; of more, their number. */
const mostNamed = 20
const longestName = 200
const longestId = 500
const longestText = 10_000

/** `field` below `repostList`, the key of a phrase of pipeline/strings.ts, and what stood there. */
export type RepostProblem = { field: string; key: string; written: unknown }

const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

export function readReposts(given: readonly unknown[], now: Date): { reposts: RawRepost[]; leftOut: RepostProblem[] } {
  const reposts: RawRepost[] = []
  const leftOut: RepostProblem[] = []
  const known = new Set<string>()
  let unnamed = 0
  const note = (field: string, key: string, written: unknown) => {
    if (leftOut.length < mostNamed) leftOut.push({ field, key, written })
    else unnamed++
  }
  for (const [place, one] of given.entries()) {
    const read = readOne(one, now)
    if ('key' in read) {
      note(`${place}${read.field && `.${read.field}`}`, read.key, one)
      continue
    }
    const { id, parent } = read
    if (id !== undefined && known.has(id)) {
      note(`${place}.id`, 'repostTwice', id)
      continue
    }
    if (id !== undefined) known.add(id)
    if (id !== undefined && parent === id) note(`${place}.parent`, 'repostOfItself', id)
    reposts.push(parent === id ? { ...read, parent: undefined } : read)
  }
  if (unnamed > 0) leftOut.push({ field: '', key: 'moreReposts', written: String(unnamed) })
  return { reposts, leftOut }
}

function readOne(one: unknown, now: Date): RawRepost | { field: string; key: string } {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return { field: '', key: 'repostNotAnObject' }
  const row = one as Record<string, unknown>
  const [id, parent] = [idOf(row.id), idOf(row.parent)]
  if (id === null) return { field: 'id', key: 'repostId' }
  if (parent === null) return { field: 'parent', key: 'repostId' }
  const texts: { author?: string; text?: string } = {}
  for (const [name, most] of [
    ['author', longestName],
    ['text', longestText],
  ] as const) {
    const written = row[name] ?? undefined
    if (written === undefined) continue
    if (typeof written !== 'string') return { field: name, key: 'repostText' }
    if (written.length > most) return { field: name, key: 'repostText' }
    texts[name] = clean(written)
  }
  const time = row.time === '' ? undefined : (row.time ?? undefined)
  if (time !== undefined && typeof time !== 'string' && typeof time !== 'number')
    return { field: 'time', key: 'repostTime' }
  if (time !== undefined && 'key' in (readTime(typeof time === 'string' ? time.trim() : time, now) as object))
    return { field: 'time', key: 'repostTime' }
  // Without any of them nobody could tell it from others.
  if (id === undefined && !texts.author?.trim() && !texts.text?.trim()) return { field: '', key: 'repostEmpty' }
  return { ...texts, id, parent, ...(time !== undefined && { time }) }
}

/** undefined: none; null: it cannot be one, or has lost digits on its way. */
function idOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'number')
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? String(value) : null
  if (typeof value !== 'string' || value.length > longestId) return null
  return clean(value)
}
