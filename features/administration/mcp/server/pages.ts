/** Rows of a tool: 20 and 20,000 characters at most, never cut without a word: the rest has a cursor. */
import { refuse } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostRows = 20
/** Characters of the rows as JSON. */
export const mostCharacters = 20_000

/** Where a page goes on: by the key of the product's own page, and so many rows of it that have been shown. */
interface Place {
  tool: string
  key: string
  shown: number
}

export const Cursor = z.string().max(4_000).optional().describe('The `cursor` of the page before, to go on')
export const pageShape = {
  total: z.number().int().nullable().describe('All there are; null where it is counted on the first page alone'),
  hasMore: z.boolean(),
  cursor: z.string().nullable().describe('Goes on after these rows; null: this was all'),
}

/** @returns the key of the page ('' for the first) and how many of its rows were shown @throws a cursor of another tool, or none at all */
export function placeOf(tool: string, cursor: string | undefined): { key: string; shown: number } {
  if (cursor === undefined) return { key: '', shown: 0 }
  const place = readPlace(cursor)
  if (place?.tool !== tool) throw refuse('invalid', 'mcp.foreignCursor', { tool })
  return { key: place.key, shown: place.shown }
}

function readPlace(cursor: string): Place | null {
  try {
    const { tool, key, shown } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Place>
    if (typeof tool !== 'string' || typeof key !== 'string' || !Number.isSafeInteger(shown) || Number(shown) < 0)
      return null
    return { tool, key, shown: Number(shown) }
  } catch {
    return null
  }
}

interface Page<Row> {
  tool: string
  /** Of the page as the product gave it. */
  rows: readonly Row[]
  key: string
  shown: number
  /** Of the next page; null: there is none. */
  next: string | null
  total: number | null
}

/** As many rows as fit, one at least. */
export function pageOf<Row>({ tool, rows, key, shown, next, total }: Page<Row>) {
  const left = rows.slice(shown)
  let characters = 0
  let taken = 0
  for (const row of left.slice(0, mostRows)) {
    characters += JSON.stringify(row).length + 1
    if (taken > 0 && characters > mostCharacters) break
    taken++
  }
  const place: Place | null =
    taken < left.length ? { tool, key, shown: shown + taken } : next === null ? null : { tool, key: next, shown: 0 }
  return {
    rows: left.slice(0, taken),
    total,
    hasMore: place !== null,
    cursor: place && Buffer.from(JSON.stringify(place)).toString('base64url'),
  }
}

/** Of what the product gives whole. */
export const pageOfAll = <Row>(tool: string, rows: readonly Row[], cursor: string | undefined) => {
  const { key, shown } = placeOf(tool, cursor)
  return pageOf({ tool, rows, key, shown, next: null, total: rows.length })
}
