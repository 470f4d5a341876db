/** Fills an event from stored articles, newest first: exactly what a plain scan with its rule would find, slice by slice. */
import { adopt, dropRuleMembersBefore, stampRuleMembers } from '@guanlan/features/articles/articles/server/facts'
import { beginAt, findStored, type WalkPlace, walkStored } from '@guanlan/features/articles/articles/server/search'
import { beginAlone, isAlone, stepAfter } from '@guanlan/features/monitors/monitors/server'
import { type Slice, type SliceDone, work } from '@guanlan/platform/server'
import { z } from 'zod'
import { fillEvent } from '../jobs.ts'
import { lookAtStates } from '../states/look.ts'
import { queryOfEvent } from './event-query.ts'

/** Between two looks whether older transactions have ended. */
const lookMs = 50

/** Where a filling stands; moments as ISO 8601. */
const Cursor = z.object({
  /** Transactions that were open when this one was may still store articles that were matched without the rule. */
  startedIn: z.string(),
  /** What the rule brought before this moment and is not found again leaves the event. */
  startedAt: z.string(),
  /** Everything from this moment on is done; null: nothing is. */
  to: z.string().nullable(),
  step: z.number().int(),
  found: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

export const filling = work(fillEvent, fillSlice, { runsAs: 'system' })

async function fillSlice({
  db,
  orgId,
  input,
  cursor: stored,
}: Slice<z.infer<typeof fillEvent.input>>): Promise<SliceDone> {
  const query = await queryOfEvent(db, { orgId, eventId: input.eventId })
  // Changed or removed meanwhile: a newer task fills it, or none is needed.
  if (query?.ruleVersion !== input.ruleVersion) return { cursor: null, done: 0 }
  if (stored === null) {
    const { startedIn, startedAt, articles } = await beginAlone(db)
    const start = { startedIn, startedAt: startedAt.toISOString(), to: null, step: beginAt(null).step, found: 0 }
    return { cursor: start satisfies Cursor, done: 0, total: articles }
  }
  const cursor = Cursor.parse(stored)
  if (!(await isAlone(db, cursor.startedIn))) return { cursor, done: 0, pauseMs: lookMs }

  const set = { orgId, kind: 'event', id: input.eventId } as const
  const place: WalkPlace = { to: cursor.to === null ? query.to : new Date(cursor.to), step: cursor.step }
  let looked = 0
  let ids: number[] = []
  const next = await walkStored(db, place, { from: query.from, workMs: 0 }, async piece => {
    looked = piece.articles
    ids = (await findStored(db, query, piece)).map(({ id }) => id)
    return true
  })
  // What no monitor wants becomes the organisation's with it.
  await adopt({ orgId, db }, ids)
  await stampRuleMembers(db, set, ids)
  const found = cursor.found + ids.length
  if (next) {
    const step = stepAfter(next.step, looked, ids.length)
    return {
      cursor: { ...cursor, to: next.to?.toISOString() ?? null, step, found } satisfies Cursor,
      done: looked,
      result: { found },
    }
  }
  await dropRuleMembersBefore(db, set, new Date(cursor.startedAt))
  await lookAtStates({ orgId, db, now: new Date() }, [input.eventId])
  return { cursor: null, done: looked, total: null, result: { found } }
}
