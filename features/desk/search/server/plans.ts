/** Searches kept under a name: one person's own, or the organisation's. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import {
  beginOf,
  queryOfQuestion,
  walkSearch,
  withMeantMedia,
} from '@guanlan/features/articles/articles/server/questions'
import { requireQuery } from '@guanlan/features/desk/article-list/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { PlanDraft, SearchPlan } from '../contract.ts'

/** Plans that leave the server; quotas stand far below. */
const mostListed = 2_000

const isoOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const read = (userId: number) => sql`
  select p.id, p.name, p.folder, p.address, p.query, p.filters, p.monitor_id as monitor, p.owner_id is null as shared,
    ${isoOf('p.updated_at')} as "updatedAt", coalesce(member_name(p.updated_by), '#' || p.updated_by) as "updatedBy", ${isoOf('l.looked_at')} as "lookedAt"
  from search_plans p left join search_plan_looks l on l.org_id = p.org_id and l.plan_id = p.id and l.user_id = ${userId}`
/** Somebody else's own plans do not exist. */
const seenBy = ({ orgId, userId }: Scope) => sql`p.org_id = ${orgId} and coalesce(p.owner_id, ${userId}) = ${userId}`

export async function listPlans(scope: CallScope): Promise<SearchPlan[]> {
  const { rows } = await sql<SearchPlan>`
    ${read(scope.userId)} where ${seenBy(scope)} order by p.folder, p.name, p.id limit ${mostListed}`.execute(scope.db)
  return rows
}

/** One of that name in its folder is replaced, so that a plan can be made better under its name. */
export async function savePlan(scope: CallScope, draft: PlanDraft): Promise<SearchPlan> {
  const { orgId, userId, db, now } = scope
  mayKeep(scope, draft.shared)
  await requireQuery(scope, draft.query)
  const { rows } = await sql<{ id: number }>`
    insert into search_plans (org_id, owner_id, name, folder, address, query, filters, monitor_id, updated_by, updated_at)
    values (${orgId}, ${draft.shared ? null : userId}, ${draft.name}, ${draft.folder}, ${draft.address}, ${draft.query}, ${JSON.stringify(draft.filters)}::jsonb, ${draft.monitor}, ${userId}, ${now})
    on conflict (org_id, coalesce(owner_id, 0), folder, name) do update set version = search_plans.version + 1, address = excluded.address, query = excluded.query,
      filters = excluded.filters, monitor_id = excluded.monitor_id, updated_by = excluded.updated_by, updated_at = excluded.updated_at
    returning id`.execute(db)
  const plan = await planOf(scope, rows[0]?.id ?? 0)
  await lookAtPlan(scope, plan.id)
  return { ...plan, lookedAt: now.toISOString() }
}

export async function removePlan(scope: CallScope, id: number): Promise<void> {
  const { shared } = await planOf(scope, id)
  mayKeep(scope, shared)
  await sql`delete from search_plans where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
}

/** A plan that came back needs the permission of a new one; somebody else's stays away. */
export async function checkAgain(scope: Scope, id: number | null): Promise<void> {
  const { rows } = await sql<{ shared: boolean }>`
    select p.owner_id is null as shared from search_plans p where ${seenBy(scope)} and p.id = ${id ?? 0}`.execute(
    scope.db,
  )
  if (rows[0]) mayKeep(scope, rows[0].shared)
}

export async function lookAtPlan(scope: CallScope, id: number): Promise<void> {
  const { orgId, userId, db, now } = scope
  await planOf(scope, id)
  await sql`
    insert into search_plan_looks (org_id, plan_id, user_id, looked_at) values (${orgId}, ${id}, ${userId}, ${now})
    on conflict (org_id, plan_id, user_id) do update set looked_at = excluded.looked_at`.execute(db)
}

const dayMs = 86_400_000
/** Beyond it the number says "100+". */
const mostNew = 100
const newMs = 1_500

/** Since the caller looked last, or since the plan was saved. */
export async function newOfPlan(scope: CallScope, id: number): Promise<{ count: number; capped: boolean }> {
  const { query, filters, monitor, lookedAt, updatedAt } = await planOf(scope, id)
  const range = {
    from: new Date(scope.now.getTime() - longestRangeDays * dayMs).toISOString(),
    to: scope.now.toISOString(),
  }
  const question = { ...range, filters: await withMeantMedia(scope, filters), place: 'desk' as const, fold: false }
  const wanted =
    monitor === null ? queryOfQuestion(question, null) : await articleQuery(scope, { ...question, monitor })
  wanted.arrivedAfter = new Date(lookedAt ?? updatedAt)
  const rule = await requireQuery(scope, query)
  const { rows, place } = await walkSearch(scope, { rule, wanted }, beginOf(wanted.to), {
    most: mostNew,
    workMs: newMs,
  })
  return { count: rows.length, capped: place !== null }
}

export async function countPlans({ orgId, db }: Scope): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from search_plans where org_id = ${orgId}`.execute(db)
  return rows[0]?.n ?? 0
}

async function planOf(scope: CallScope, id: number): Promise<SearchPlan> {
  const { rows } = await sql<SearchPlan>`${read(scope.userId)} where ${seenBy(scope)} and p.id = ${id}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

function mayKeep(scope: Scope, shared: boolean): void {
  if (shared && !scope.may('search.share')) throw refuse('forbidden', 'platform.forbidden')
}
