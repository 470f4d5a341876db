/** Labels an organisation's stored articles anew after rules of its labels changed: puts on what fits now, takes off what no longer does. */
import { createMatcher } from '@guanlan/engine/rules'
import { updateRuleLabels } from '@guanlan/features/articles/articles/server/facts'
import { countStored } from '@guanlan/features/articles/articles/server/questions'
import { type Slice, type SliceDone, type Tx, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { applyLabelRules } from './jobs.ts'
import { labelRulesOf } from './rules-of.ts'
import { articlesBehind } from './stored.ts'

/** Between two looks whether older transactions have ended. */
const lookMs = 100
/** Some fifty milliseconds of work. */
const articlesAtOnce = 200

/** Where it stands. A change of `version` begins again with the newest article. */
const Cursor = z.object({
  version: z.number().int(),
  /** Null: not drawn yet. */
  begunIn: z.string().nullable(),
  place: z.object({ moment: z.string(), id: z.number().int() }).nullable(),
  put: z.number().int(),
  taken: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

export const applyingLabelRules = work(applyLabelRules, applySlice, { runsAs: 'system' })

async function applySlice({ db, orgId, cursor: stored }: Slice<object>): Promise<SliceDone> {
  const cursor = stored === null ? null : Cursor.parse(stored)
  const state = await stateOf(db, orgId, cursor)
  if (!state) return { cursor: null, done: 0 }
  if (!cursor || cursor.version !== state.version) return begin(db, orgId, state.version, cursor)
  // Batches that began earlier may still store what they decided by older rules, behind the walk.
  if (cursor.begunIn === null) return { cursor: { ...cursor, begunIn: state.number }, done: 0 }
  if (!state.alone) return { cursor, done: 0, pauseMs: lookMs }

  const rules = (await labelRulesOf(db, [orgId])).get(orgId) ?? []
  const matcher = createMatcher()
  for (const { id, rule } of rules) matcher.set(id, rule)
  const articles = await articlesBehind(db, orgId, cursor.place, articlesAtOnce)
  const requested = articles.flatMap(({ id, text }) =>
    [...matcher.match(text)].map(labelId => ({ articleId: id, labelId })),
  )
  const ids = articles.map(({ id }) => id)
  const { put, taken } = await updateRuleLabels(db, orgId, ids, requested)
  const result = { put: cursor.put + put, taken: cursor.taken + taken }
  const last = articles.at(-1)
  if (!last || articles.length < articlesAtOnce) return { cursor: null, done: articles.length, result }
  const place = { moment: last.moment, id: last.id }
  return { cursor: { ...cursor, ...result, place } satisfies Cursor, done: articles.length, result }
}

/** Takes the row that every change of label rules takes first; null when the organisation is gone. */
async function stateOf(db: Tx, orgId: number, cursor: Cursor | null) {
  const { rows } = await sql<{ version: number; number: string; alone: boolean }>`
    select version, pg_current_xact_id()::text as number, pg_snapshot_xmin(pg_current_snapshot()) > ${cursor?.begunIn ?? '0'}::xid8 as alone
    from label_rule_versions where org_id = ${orgId} for update`.execute(db)
  return rows[0]
}

async function begin(db: Tx, orgId: number, version: number, before: Cursor | null): Promise<SliceDone> {
  const { put = 0, taken = 0 } = before ?? {}
  const cursor = { version, begunIn: null, place: null, put, taken } satisfies Cursor
  return { cursor, done: 0, total: await countStored({ db, orgId }) }
}
