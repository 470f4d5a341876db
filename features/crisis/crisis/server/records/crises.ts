/** Crises as they are stored, listed and shown. */
import { sizesOfSets } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import {
  afterKey,
  type ChosenRecords,
  isoOf,
  keyOf,
  numberList,
  patternOf,
  type RecordPage,
  type Scope,
} from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { CrisisPage } from '../../contract/crisis.ts'
import { type Crisis, type CrisisQuestion, underWay } from '../../contract.ts'
import { hasStep } from './chapters.ts'
import { isSeen } from './visible.ts'

type Row = Omit<Crisis, 'articles' | 'firstArticleAt' | 'firstArrivedAt' | 'lastArticleAt' | 'orgId'>

const nameOf = (column: string) => sql`coalesce(member_name(${sql.ref(column)}), '#' || ${sql.ref(column)})`

const columns = sql`
  r.id, r.version, ${isoOf('r.updated_at')} as "updatedAt", ${nameOf('r.updated_by')} as "updatedBy", r.name, r.about,
  case r.origin when 'rule' then 'warning' when 'latent' then 'latent' else 'monitor' end as "pageType",
  r.level as "crisisLevel", r.status, r.chapter, r.origin, r.origin_id as "originId", r.drill, r.label_ids as "labelIds",
  (select jsonb_build_object('id', p.user_id, 'name', ${nameOf('p.user_id')}) from crisis_people p
    where p.org_id = r.org_id and p.crisis_id = r.id and p.role = 'lead' and p.user_id is not null limit 1) as lead,
  case when r.standing is not null then jsonb_build_object('text', r.standing, 'at', ${isoOf('r.standing_at')}, 'by', ${nameOf('r.standing_by')}) end as standing,
  r.result, r.finding, r.closing, r.open_points as "openPoints",
  ${isoOf('r.created_at')} as "createdAt", ${nameOf('r.created_by')} as "createdBy",
  ${isoOf('r.started_at')} as "startedAt", ${isoOf('r.closed_at')} as "closedAt",
  (select count(*)::int from crisis_tasks t where t.org_id = r.org_id and t.crisis_id = r.id and t.status in ('open', 'working')) as "openTasks"`

const sorts = {
  updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  startedAt: { value: sql`coalesce(r.started_at, r.created_at)`, type: 'timestamptz' },
  // The worst last, so that `desc` begins with what is newest or worst, whatever is sorted by.
  level: { value: sql`5 - r.level`, type: 'bigint' },
  name: { value: sql`r.name`, type: 'text' },
} as const

/** Rows `r` that a question wants. */
export function conditionOf(scope: Scope, question: Partial<CrisisQuestion>): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [
    isSeen(scope),
    question.bin ? sql`r.binned_at is not null` : sql`r.binned_at is null`,
  ]
  if (question.pageType === 'warning') conditions.push(sql`r.origin = 'rule'`)
  if (question.pageType === 'latent') conditions.push(sql`r.origin = 'latent'`)
  if (question.crisisLevel) conditions.push(sql`r.level = ${question.crisisLevel}::smallint`)
  if (question.status)
    conditions.push(
      question.status === 'underWay'
        ? sql`r.status = any(${[...underWay]}::text[])`
        : sql`r.status = ${question.status}`,
    )
  if (question.labelId) conditions.push(sql`r.label_ids @> ${numberList([question.labelId])}::int[]`)
  if (question.like) conditions.push(sql`r.name ilike ${patternOf(question.like)}`)
  if (question.counted) conditions.push(sql`not r.drill`)
  if (question.stepKind)
    conditions.push(hasStep(scope, question.stepKind, question.stepFrom ?? '-infinity', question.stepTo ?? 'infinity'))
  if (question.mine)
    conditions.push(
      sql`exists (select from crisis_people p where p.org_id = r.org_id and p.crisis_id = r.id and p.user_id = ${scope.userId}::int)`,
    )
  return sql.join(conditions, sql` and `)
}

/** What is shown of each, with the articles of its set. */
export async function withArticles(scope: Scope, rows: readonly Row[]): Promise<Crisis[]> {
  const sizes = await sizesOfSets(
    scope,
    'crisis',
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const size = sizes.get(row.id)
    return {
      ...row,
      orgId: scope.orgId,
      articles: size?.count ?? 0,
      firstArticleAt: size?.first.toISOString() ?? null,
      firstArrivedAt: size?.arrived.toISOString() ?? null,
      lastArticleAt: size?.last.toISOString() ?? null,
    }
  })
}

async function pageOf(
  scope: Scope,
  condition: RawBuilder<unknown>,
  { sort, order, after, limit }: RecordPage,
  offset = 0,
) {
  const by = sorts[sort as keyof typeof sorts]
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<{ row: Row; key: string }>`
    select to_jsonb(f) - 'sorted' as row, f.sorted::text as key from (
      select ${columns}, ${by.value} as sorted from crises r where ${condition} and ${after === undefined ? sql`true` : afterKey(by, order, after)}
      order by sorted ${direction}, r.id ${direction} limit ${limit + 1} offset ${offset}
    ) f order by f.sorted ${direction}, f.id ${direction}`.execute(scope.db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const list = await withArticles(
    scope,
    shown.map(({ row }) => row),
  )
  return { list, next: last ? keyOf(last.key, last.row.id) : null }
}

async function count(scope: Scope, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from crises r where ${condition}`.execute(
    scope.db,
  )
  return rows[0]?.n ?? 0
}

export async function listCrises(scope: Scope, query: z.output<typeof CrisisPage>) {
  const { page, pageSize, after, sort, order } = query
  const condition = conditionOf(scope, query)
  const offset = after === undefined ? (page - 1) * pageSize : 0
  return {
    ...(await pageOf(scope, condition, { sort, order, after, limit: pageSize }, offset)),
    total: await count(scope, condition),
    page,
    pageSize,
  }
}

const chosenBy = (scope: Scope, { ids, allOf, but }: ChosenRecords<CrisisQuestion>) =>
  allOf
    ? sql`${conditionOf(scope, allOf)} and r.id <> all(${[...but]}::int[])`
    : sql`${isSeen(scope)} and r.id = any(${[...ids]}::int[])`

/** For `exportOf`. */
export const crisisRecords = {
  countChosen: (scope: Scope, chosen: ChosenRecords<CrisisQuestion>) => count(scope, chosenBy(scope, chosen)),
  pageOfChosen: (scope: Scope, chosen: ChosenRecords<CrisisQuestion>, page: RecordPage) =>
    pageOf(scope, chosenBy(scope, chosen), page),
}

/** @throws missing, also of those in the bin */
export async function getCrisis(scope: Scope, id: number): Promise<Crisis> {
  const { rows } = await sql<Row>`
    select ${columns} from crises r where ${isSeen(scope)} and r.id = ${id}::int and r.binned_at is null`.execute(
    scope.db,
  )
  const [found] = await withArticles(scope, rows)
  if (!found) throw refuse('missing', 'crisis.missing')
  return found
}
