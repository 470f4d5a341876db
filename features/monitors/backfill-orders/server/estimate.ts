/** What an order would add, by the same questions that the order itself asks, in calls of about half a second each. */
import { beginAt, findStored, walkStored } from '@guanlan/features/articles/articles/server/search'
import { missingOf } from '@guanlan/features/articles/articles/server/storing'
import { queryOfMonitor } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import type { Draft, Estimate } from '../contract.ts'
import { itemsOf, periodOf } from './period.ts'

const workMs = 500

const Cursor = z.object({
  /** Of the monitors, the one that is next. */
  place: z.number().int().min(0),
  /** Milliseconds; everything of it from here on is done. */
  to: z.number().int(),
  step: z.number().int().min(1).max(1_000_000),
})

export async function estimateOf(
  scope: Scope,
  { cursor, ...draft }: Draft & { cursor: string | null },
): Promise<Estimate> {
  const { from, to } = periodOf(draft)
  const items = await itemsOf(scope, draft.monitorIds)
  const begin = { place: 0, to: to.getTime(), step: beginAt(null).step }
  const at = cursor === null ? begin : readCursor(cursor)
  const monitorId = items[at.place]
  if (monitorId === undefined || at.to > to.getTime()) throw refusedCursor()
  const query = await queryOfMonitor(scope.db, { orgId: scope.orgId, monitorId })
  const part = { examined: 0, found: 0, missing: 0 }
  const next =
    query &&
    (await walkStored(scope.db, { to: new Date(at.to), step: at.step }, { from, workMs }, async piece => {
      const ids = (await findStored(scope.db, query, piece)).map(({ id }) => id)
      part.examined += piece.articles
      part.found += ids.length
      part.missing += (await missingOf(scope.db, { orgId: scope.orgId, monitorId }, ids)).length
      return true
    }))
  const walked = next?.to ? (to.getTime() - next.to.getTime()) / Math.max(1, to.getTime() - from.getTime()) : 1
  const on = next?.to
    ? { place: at.place, to: next.to.getTime(), step: next.step }
    : at.place + 1 < items.length
      ? { ...begin, place: at.place + 1 }
      : null
  return { monitorId, ...part, progress: (at.place + walked) / items.length, next: on && writeCursor(on) }
}

const writeCursor = (cursor: z.infer<typeof Cursor>) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw refusedCursor()
  }
}

const refusedCursor = () => refuse('invalid', 'platform.fieldInvalid', { field: 'cursor' }, 'cursor')
