/** Fills a set from stored articles, newest first: exactly what a plain scan with its rule would find, slice by slice. */

import type { SetKind } from '@guanlan/features/articles/articles/contract'
import { adopt, dropRuleMembersBefore, stampRuleMembers } from '@guanlan/features/articles/articles/server/facts'
import {
  beginAt,
  findStored,
  type StoredSearch,
  type WalkPlace,
  walkStored,
} from '@guanlan/features/articles/articles/server/search'
import type { SliceDone, Tx } from '@guanlan/platform/server'
import { z } from 'zod'
import { beginAlone, isAlone } from '../filling/alone.ts'
import { stepAfter } from '../filling/fill.ts'
import { ruleOfText } from '../reading/read-rule.ts'

/** Between two looks whether older transactions have ended. */
const lookMs = 50

/** Where a filling stands; moments as ISO 8601. */
const Cursor = z.object({
  /** Transactions that were open when this one was may still store articles that were matched without the rule. */
  startedIn: z.string(),
  /** What the rule brought before this moment and is not found again leaves the set. */
  startedAt: z.string(),
  /** Everything from this moment on is done; null: nothing is. */
  to: z.string().nullable(),
  step: z.number().int(),
  found: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

/** Rules of sets ask of all languages, regions and media. */
export const noLimits: StoredSearch['limits'] = { languages: [], regions: [], mediaLimit: [], mediaMembers: [] }

/** What a set asks of stored articles. */
export interface StoredSetQuery {
  /** Canonical text. */
  rule: string
  ruleVersion: number
  from: Date
  /** Its last millisecond belongs to it. */
  until: Date
}

export interface SetSlice {
  db: Tx
  orgId: number
  kind: SetKind
  id: number
  /** Of the rule that is to be applied. */
  ruleVersion: number
  cursor: unknown
  /** Null: it wants nothing any more. */
  query: StoredSetQuery | null
}

/** One slice of the work; `cursor` null ends it. Changed or removed meanwhile, nothing more is done: a newer task fills it, or none is needed. */
export async function fillSetSlice({
  db,
  orgId,
  kind,
  id,
  ruleVersion,
  cursor: stored,
  query,
}: SetSlice): Promise<SliceDone> {
  const rule = query?.ruleVersion === ruleVersion ? await ruleOfText(query.rule) : null
  if (!query || !rule) return { cursor: null, done: 0 }
  if (stored === null) {
    const { startedIn, startedAt, articles } = await beginAlone(db)
    const start = { startedIn, startedAt: startedAt.toISOString(), to: null, step: beginAt(null).step, found: 0 }
    return { cursor: start satisfies Cursor, done: 0, total: articles }
  }
  const cursor = Cursor.parse(stored)
  if (!(await isAlone(db, cursor.startedIn))) return { cursor, done: 0, pauseMs: lookMs }

  const set = { orgId, kind, id } as const
  const end = new Date(query.until.getTime() + 1)
  const place: WalkPlace = { to: cursor.to === null ? end : new Date(cursor.to), step: cursor.step }
  let looked = 0
  let ids: number[] = []
  const next = await walkStored(db, place, { from: query.from, workMs: 0 }, async piece => {
    looked = piece.articles
    ids = (await findStored(db, { rule, orgId, limits: noLimits }, piece)).map(found => found.id)
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
  return { cursor: null, done: looked, total: null, result: { found } }
}
