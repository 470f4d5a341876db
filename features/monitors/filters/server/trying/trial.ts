/** What a filter would change of the last days, exactly, in calls of about half a second: the same decision as on arrival. */
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { countStored } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import { daysTried, type FilterTrial, type TriedFilter } from '../../contract.ts'
import { changesOf } from '../stored/changes.ts'
import { type Decider, deciderOf } from '../stored/decider.ts'
import { articlesBehind, type FilterArticle, placeOf } from '../stored/load.ts'
import { daysEndingAt } from './days.ts'
import { samplesOf, touchedOf } from './touched.ts'
import { withDraft } from './with-draft.ts'

const workMs = 500
const articlesAtOnce = 100
export const mostSamples = 10
const dayMs = 86_400_000

const count = z.number().int().default(0)
/** What was found so far; travels in the cursor. `asks` names what was asked, so that a cursor serves no other question. */
const SoFar = z.object({
  asks: z.string(),
  /** Milliseconds: the end of the range. */
  end: z.number().int(),
  place: z.object({ moment: z.string(), id: z.number().int() }).nullable().default(null),
  examined: count,
  gone: count,
  back: count,
  spared: count,
  labelled: count,
  favourite: count,
  corrected: count,
  days: z.record(z.string(), z.number().int()).default({}),
  monitors: z.record(z.string(), z.number().int()).default({}),
  samples: z
    .array(z.object({ id: z.number().int(), touched: z.boolean() }))
    .max(mostSamples)
    .default([]),
})
type SoFar = z.infer<typeof SoFar>

export async function tryFilter(scope: Scope, { id, draft, cursor }: TriedFilter): Promise<FilterTrial> {
  const asks = createHash('sha256')
    .update(JSON.stringify([id, draft]))
    .digest('base64url')
    .slice(0, 16)
  const found = SoFar.safeParse(cursor === null ? { asks, end: scope.now.getTime() } : decoded(cursor)).data
  if (found?.asks !== asks) throw refuse('invalid', 'platform.fieldInvalid', { field: 'cursor' }, 'cursor')
  const { names, dayOf } = daysEndingAt(await timeZoneOf(scope), new Date(found.end), daysTried)
  const filters = await withDraft(scope, id, draft)
  const alone = filters.filter(filter => draft.type === 'black' && draft.enabled && filter === filters.at(-1))
  const deciders = { all: deciderOf(filters), alone: deciderOf(alone) }
  const isOver = await walk(scope, found, deciders, dayOf)
  const { examined, gone, back, spared, labelled, favourite, corrected } = found
  return {
    examined,
    total: await countStored(scope, { since: sinceOf(found) }),
    gone,
    back,
    spared,
    labelled,
    favourite,
    corrected,
    days: names.map(day => ({ day, gone: found.days[day] ?? 0 })),
    monitors: Object.entries(found.monitors)
      .map(([monitorId, gone]) => ({ monitorId: Number(monitorId), gone }))
      .sort((a, b) => b.gone - a.gone),
    samples: await samplesOf(scope, found.samples),
    next: isOver ? null : Buffer.from(JSON.stringify(found)).toString('base64url'),
  }
}

const sinceOf = ({ end }: SoFar): Date => new Date(end - daysTried * dayMs)

/** Adds what the next articles change, for as long as the time goes; true at the end of the range. */
interface Deciders {
  /** As all filters decide with the draft among them. */
  all: Decider
  /** As the draft would decide without white lists; of other drafts than black ones nothing. */
  alone: Decider
}

async function walk(scope: Scope, found: SoFar, decide: Deciders, dayOf: (moment: Date) => string): Promise<boolean> {
  const began = performance.now()
  while (performance.now() - began < workMs) {
    const range = { since: sinceOf(found), count: articlesAtOnce }
    const page = await articlesBehind(scope.db, scope.orgId, found.place, range)
    await add(scope, found, page, decide, dayOf)
    const last = page.at(-1)
    if (!last || page.length < articlesAtOnce) return true
    found.place = placeOf(last)
    await nextTurn()
  }
  return false
}

async function add(
  scope: Scope,
  found: SoFar,
  page: readonly FilterArticle[],
  decide: Deciders,
  dayOf: (moment: Date) => string,
): Promise<void> {
  // What is not shown anyway neither goes nor comes back.
  const visible = page
    .filter(({ binned }) => !binned)
    .map(one => ({ ...one, hits: one.hits.filter(({ isTaken }) => !isTaken) }))
  const gone = new Set<number>()
  const back = new Set<number>()
  const taken = new Set<string>()
  for (const { articleId, monitorId, before, filterId } of changesOf(visible, decide.all)) {
    if (filterId === null) back.add(articleId)
    if (before !== null) continue
    gone.add(articleId)
    taken.add(`${articleId} ${monitorId}`)
    found.monitors[monitorId] = (found.monitors[monitorId] ?? 0) + 1
  }
  const spared = changesOf(visible, decide.alone).filter(
    ({ articleId, monitorId, before, filterId }) =>
      before === null && filterId !== null && !taken.has(`${articleId} ${monitorId}`),
  )
  const touched = await touchedOf(scope, [...gone])
  for (const { id, publishedAt, corrected } of visible.filter(one => gone.has(one.id))) {
    const { labelled = false, favourite = false } = touched.get(id) ?? {}
    const day = dayOf(publishedAt)
    found.days[day] = (found.days[day] ?? 0) + 1
    if (labelled) found.labelled++
    if (favourite) found.favourite++
    if (corrected) found.corrected++
    sample(found.samples, { id, touched: labelled || favourite || corrected })
  }
  found.examined += page.length
  found.gone += gone.size
  found.back += back.size
  found.spared += new Set(spared.map(({ articleId }) => articleId)).size
}

/** The newest, and those that somebody had touched in place of others. */
function sample(samples: SoFar['samples'], one: SoFar['samples'][number]): void {
  if (samples.length < mostSamples) samples.push(one)
  else if (one.touched) {
    const place = samples.findLastIndex(({ touched }) => !touched)
    if (place >= 0) samples.splice(place, 1, one)
  }
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // What cannot be read is refused by the caller like any wrong cursor.
    return null
  }
}
