/** The ranking of a task. It has 500 entries at most, so that it is put in order here. */
import { tagEntries } from '@guanlan/features/media/media-library/server'
import { refuse } from '@guanlan/platform/contract'
import type { ChosenRecords, RecordPage, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Assessment, type Result, ResultQuestion, type Tagging, type Tier, tiers } from '../contract.ts'
import { type Parts, partOf, scoreOf, tierOf } from './score.ts'
import { getTask } from './tasks.ts'

interface Row extends Parts {
  entry: string
}

const scoresOf = async ({ orgId, db }: Scope, id: number): Promise<Map<string, Row>> => {
  const { rows } = await sql<Row>`
    select entry, computed, cooperation, price from assessment_scores where org_id = ${orgId} and assessment_id = ${id}`.execute(
    db,
  )
  return new Map(rows.map(row => [row.entry, row]))
}

/** Best first, each with its place; entries that have no score stand last. */
async function rankingOf(scope: Scope, task: Assessment): Promise<{ ranking: Result[]; before: Assessment | null }> {
  const scores = await scoresOf(scope, task.id)
  const before = await taskBefore(scope, task)
  const earlier = before ? await scoresOf(scope, before.id) : new Map<string, Row>()
  const ranking = task.entries.map(entry => {
    const { computed = null, cooperation = null, price = null } = scores.get(entry) ?? {}
    const parts = { computed, cooperation, price }
    const { score, known } = scoreOf(parts, task.criteria)
    const past = earlier.get(entry)
    return {
      ...{ id: 0, entry, name: task.names[entry] ?? entry, ...parts, score, known },
      tier: tierOf(score, task.cuts),
      before: past && before ? scoreOf(past, before.criteria).score : null,
    }
  })
  ranking.sort((one, other) => (other.score ?? -1) - (one.score ?? -1) || one.name.localeCompare(other.name))
  return { ranking: ranking.map((row, at) => ({ ...row, id: at + 1 })), before }
}

/** The newest one made before it that has an entry of it. */
async function taskBefore(scope: Scope, { id, createdAt, entries }: Assessment): Promise<Assessment | null> {
  const { rows } = await sql<{ id: number }>`
    select a.id from assessments a where a.org_id = ${scope.orgId} and (a.created_at, a.id) < (${createdAt}::timestamptz, ${id}::int)
      and a.entries && ${[...entries]}::text[]
      and exists (select from assessment_scores s where s.org_id = a.org_id and s.assessment_id = a.id)
    order by a.created_at desc, a.id desc limit 1`.execute(scope.db)
  return rows[0] ? getTask(scope, rows[0].id) : null
}

function narrowed(ranking: readonly Result[], { like, tier, sort, order }: ResultQuestion): Result[] {
  const part = like.trim().toLowerCase()
  const found = ranking.filter(
    row => (tier === 'all' || row.tier === tier) && (part === '' || row.name.toLowerCase().includes(part)),
  )
  const direction = order === 'asc' ? 1 : -1
  if (sort === 'name') return found.sort((one, other) => direction * one.name.localeCompare(other.name))
  const partIn = (row: Result) => (sort === 'score' ? row.score : partOf(row, sort))
  // What is not known stands last, whichever way it is sorted.
  return found.sort((one, other) => {
    const [a, b] = [partIn(one), partIn(other)]
    if (a === null || b === null) return a === b ? one.id - other.id : a === null ? 1 : -1
    return direction * (a - b) || one.id - other.id
  })
}

interface Page {
  page: number
  pageSize: number
  after?: string | undefined
}

export async function listResults(scope: Scope, { page, pageSize, after, ...question }: ResultQuestion & Page) {
  const task = await getTask(scope, question.taskId)
  const { ranking, before } = await rankingOf(scope, task)
  const found = narrowed(ranking, question)
  const offset = after === undefined ? (page - 1) * pageSize : Math.max(0, Math.trunc(Number(after)) || 0)
  const end = offset + pageSize
  return {
    list: found.slice(offset, end),
    total: after === undefined ? found.length : null,
    ...{ page, pageSize },
    next: end < found.length ? String(end) : null,
    weights: task.criteria,
    cuts: task.cuts,
    before: before && { id: before.id, name: before.name },
    tierCounts: Object.fromEntries(
      tiers.map(tier => [tier, ranking.filter(row => row.tier === tier).length]),
    ) as Record<(typeof tiers)[number], number>,
  }
}

export async function markEntry(
  scope: Scope,
  { id, entry, cooperation, price }: { id: number; entry: string; cooperation: number | null; price: number | null },
): Promise<Result> {
  const task = await getTask(scope, id)
  if (!task.entries.includes(entry)) throw refuse('missing', 'assessments.entryNotInTask', {}, 'entry')
  const { orgId, userId, now, db } = scope
  await sql`
    insert into assessment_scores (org_id, assessment_id, entry, cooperation, price, judged_at, judged_by)
    values (${orgId}, ${id}, ${entry}, ${cooperation}, ${price}, ${now}, ${userId})
    on conflict (org_id, assessment_id, entry) do update
    set cooperation = excluded.cooperation, price = excluded.price, judged_at = excluded.judged_at, judged_by = excluded.judged_by`.execute(
    db,
  )
  const { ranking } = await rankingOf(scope, task)
  return ranking.find(row => row.entry === entry) as Result
}

/** One act: each of our own media has at most one tag of this prefix afterwards. */
export async function tagTiers(
  scope: Scope,
  { id, prefix, tiers: chosen }: z.output<typeof Tagging>,
): Promise<{ changed: number; left: number }> {
  const { ranking } = await rankingOf(scope, await getTask(scope, id))
  const tagOf = (tier: Tier) => `${prefix} ${tier}`
  let changed = 0
  let left = 0
  for (const tier of chosen) {
    const entries = ranking.filter(row => row.tier === tier).map(({ entry }) => entry)
    const take = tiers.filter(each => each !== tier).map(tagOf)
    const done = await tagEntries(scope, entries, { add: [tagOf(tier)], take })
    changed += done.changed
    left += done.left
  }
  return { changed, left }
}

const requestedOf = ({ allOf }: ChosenRecords<ResultQuestion>): ResultQuestion => {
  if (!allOf) throw refuse('invalid', 'platform.chooseSome', {}, 'chosen')
  return allOf
}
/** For the export: those of a question, in its order; `but` are places. */
export const resultRecords = {
  async countChosen(scope: Scope, chosen: ChosenRecords<ResultQuestion>): Promise<number> {
    return (await chosenRows(scope, chosen)).length
  },
  async pageOfChosen(scope: Scope, chosen: ChosenRecords<ResultQuestion>, _: RecordPage) {
    return { list: await chosenRows(scope, chosen), next: null }
  },
}

async function chosenRows(scope: Scope, chosen: ChosenRecords<ResultQuestion>): Promise<Result[]> {
  const question = requestedOf(chosen)
  const { ranking } = await rankingOf(scope, await getTask(scope, question.taskId))
  return narrowed(ranking, ResultQuestion.parse(question)).filter(({ id }) => !chosen.but.includes(id))
}
