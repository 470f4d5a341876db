/** Where a search goes on: everything down to a moment is done, and in that moment everything from an article on. Travels in a cursor. */
import { refuse } from '@guanlan/platform/contract'
import { z } from 'zod'
import { beginAt, type WalkPlace } from '../search/walk.ts'

const Place = z.object({
  /** Milliseconds; exclusive. */
  to: z.number().int(),
  step: z.number().int().min(1).max(1_000_000),
  /** Rows from this one on were given already: time in milliseconds and id. */
  after: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** What the walk knows of how common the words are; see `pace.ts`. */
  pace: z.enum(['look', 'common', 'rare']).default('rare'),
  /** Rows of the pages before. */
  found: z.number().int().min(0).optional(),
})
export type SearchPlace = z.infer<typeof Place>

/** The last millisecond belongs to the range. */
export const beginOf = (to: Date): SearchPlace => ({
  to: to.getTime() + 1,
  step: beginAt(null).step,
  after: null,
  pace: 'look',
})

/** A cursor only says where to go on in what the caller may see anyway. */
export function placeOf(cursor: string, to: Date): SearchPlace {
  const place = Place.safeParse(decoded(cursor)).data
  if (!place || place.to > to.getTime() + 1)
    throw refuse('invalid', 'platform.fieldInvalid', { field: 'cursor' }, 'cursor')
  return place
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // What cannot be read is refused by the caller like any wrong cursor.
    return null
  }
}

export const cursorOf = (place: SearchPlace): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** A step is that of the walk it came from. */
export const walkFrom = ({ to, step }: SearchPlace): WalkPlace => ({ to: new Date(to), step })
