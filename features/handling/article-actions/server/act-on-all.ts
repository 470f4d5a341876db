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

/** What features above do about articles that a task put into one of their sets, within the transaction of its slice. */
export type JoinedByTask = (
  scope: Scope,
  set: { kind: string; id: number },
  articleIds: readonly number[],
) => Promise<void>

interface Acting {
  act: string
  given: object
}
type Apply = (scope: Scope, acting: Acting, ids: readonly number[]) => Promise<number>
const OfSet = z.object({ set: z.object({ kind: z.string(), id: z.number().int() }) })

/** @param joined of the feature whose sets they are */
export function actOnAllWith(joined: JoinedByTask) {
  const apply: Apply = async (scope, { act, given }, ids) => {
    const changed = await applyTo(scope, act as KindName, ids, given)
    const of = act === 'joinSet' && changed > 0 ? OfSet.safeParse(given).data : undefined
    if (of) await joined(scope, of.set, ids)
    return changed
  }
  return work(actOnAll, async ({ input, cursor, ...of }): Promise<SliceDone> => {
    const scope = scopeOfSlice(of, 'zh')
    if (input.found) return actOnFound(scope, { ...input, apply }, input.found, cursor)
    const at = cursor === null ? null : Cursor.parse(cursor)
    const keys = await keysOf(scope, await queryOfAll(scope, input.all), at, atOnce)
    const ids = keys.map(key => key.id)
    const changed = (at?.changed ?? 0) + (await apply(scope, input, ids))
    const last = keys.at(-1)
    const next = last && keys.length === atOnce && { ...last, changed }
    return { cursor: next || null, done: ids.length, result: { changed } }
  })
}
/** Where no feature above has sets. */
export const actingOnAll = actOnAllWith(async () => {})

const FoundCursor = z.object({ place: z.number().int(), changed: z.number().int() })

/** The next thousand of what a search found. */
async function actOnFound(
  scope: Scope,
  { apply, ...acting }: Acting & { apply: Apply },
  found: readonly number[],
  cursor: unknown,
): Promise<SliceDone> {
  const at = cursor === null ? { place: 0, changed: 0 } : FoundCursor.parse(cursor)
  const ids = found.slice(at.place, at.place + atOnce)
  await adopt(scope, ids)
  const changed = at.changed + (await apply(scope, acting, ids))
  const place = at.place + ids.length
  return { cursor: place < found.length ? { place, changed } : null, done: ids.length, result: { changed } }
}
