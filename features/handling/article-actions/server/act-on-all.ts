/** The slices of an act on many: each takes the next thousand in the order of time, so that what the act itself changes is never met twice. */

import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { keysOf } from '@guanlan/features/articles/articles/server/questions'
import { type Scope, type SliceDone, scopeOfSlice, work } from '@guanlan/platform/server'
import { z } from 'zod'
import { actOnAll } from './jobs.ts'
import type { KindName } from './kinds/index.ts'
import { applyTo, atOnce, queryOfAll } from './run.ts'

const Cursor = z.object({
  publishedAt: z.string(),
  id: z.number().int(),
  changed: z.number().int(),
})

export const actingOnAll = work(actOnAll, async ({ input, cursor, ...of }): Promise<SliceDone> => {
  const scope = scopeOfSlice(of, 'zh')
  if (input.found) return actOnFound(scope, input, input.found, cursor)
  const at = cursor === null ? null : Cursor.parse(cursor)
  const keys = await keysOf(scope, await queryOfAll(scope, input.all), at, atOnce)
  const ids = keys.map(key => key.id)
  const changed = (at?.changed ?? 0) + (await applyTo(scope, input.act as KindName, ids, input.given))
  const last = keys.at(-1)
  const next = last && keys.length === atOnce && { ...last, changed }
  return { cursor: next || null, done: ids.length, result: { changed } }
})

const FoundCursor = z.object({ place: z.number().int(), changed: z.number().int() })

/** The next thousand of what a search found. */
async function actOnFound(
  scope: Scope,
  { act, given }: { act: string; given: object },
  found: readonly number[],
  cursor: unknown,
): Promise<SliceDone> {
  const at = cursor === null ? { place: 0, changed: 0 } : FoundCursor.parse(cursor)
  const ids = found.slice(at.place, at.place + atOnce)
  await adopt(scope, ids)
  const changed = at.changed + (await applyTo(scope, act as KindName, ids, given))
  const place = at.place + ids.length
  return { cursor: place < found.length ? { place, changed } : null, done: ids.length, result: { changed } }
}
