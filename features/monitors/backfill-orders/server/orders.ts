/** Orders: given, listed, ended. */

import { announceChange, articlesOfOperation, updateShown } from '@guanlan/features/articles/articles/server/facts'
import { countStored } from '@guanlan/features/articles/articles/server/search'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { afterKey, type CallScope, cancelTask, keyOf, numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Draft, Order, Question } from '../contract.ts'
import { fillFromPeriod } from './jobs.ts'
import { itemsOf, periodOf } from './period.ts'

export async function createOrder(scope: CallScope, draft: Draft): Promise<Order> {
  const { db, orgId } = scope
  const { from, to } = periodOf(draft)
  const items = await itemsOf(scope, draft.monitorIds)
  const { rows } = await sql<{ id: number }>`
    insert into backtrackings (org_id, created_at, created_by, start_time, end_time)
    values (${orgId}, ${scope.now}, ${scope.userId}, ${from}, ${to}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const { rows: named } = await sql<{ name: string }>`
    insert into backtracked_monitors (org_id, backtracking_id, place, monitor_id, name)
    select m.org_id, ${id}, i.place - 1, m.id, m.name from unnest(${numberList(items)}::int[]) with ordinality i (id, place)
    join ${monitorRows} m on m.org_id = ${orgId} and m.id = i.id order by i.place returning name`.execute(db)
  // Whoever has them: so many are looked at for each monitor.
  const total = (await countStored(db, { from, to })) * items.length
  const task = await scope.start(fillFromPeriod, { id, name: named[0]?.name ?? '' }, { total })
  await sql`
    update backtrackings b set task_id = t.id, operation_id = t.operation_id from tasks t
    where b.org_id = ${orgId} and b.id = ${id} and t.org_id = ${orgId} and t.id = ${task}`.execute(db)
  return getOrder(scope, id)
}

/** Ended for good, or as its task stands; a task that is forgotten had been stopped. */
const state = sql<Order['state']>`case when r.ended_at is not null then 'done' else coalesce(t.state, 'cancelled') end`

const rowsOf = (scope: Scope, condition: RawBuilder<unknown>, limit: number) => sql<Order>`
  select r.id, ${state} as state, r.start_time as "startTime", r.end_time as "endTime", m.monitors, m.examined, t.total, m.found, m.added,
    r.created_at as "createdAt", coalesce(member_name(r.created_by), '#' || r.created_by) as "createdBy", coalesce(r.ended_at, t.ended_at) as "endedAt",
    case when m.added > 0 and o.undone_by is null and ${state} not in ('waiting', 'running') then r.operation_id end as operation, o.undone_by is not null as undone
  from backtrackings r
  left join tasks t on t.org_id = r.org_id and t.id = r.task_id
  left join operations o on o.org_id = r.org_id and o.id = r.operation_id
  cross join lateral (
    select coalesce(sum(b.examined), 0)::int as examined, coalesce(sum(b.found), 0)::int as found, coalesce(sum(b.added), 0)::int as added,
      coalesce(json_agg(json_build_object('id', b.monitor_id, 'name', b.name, 'examined', b.examined, 'found', b.found, 'added', b.added, 'isDone', b.is_done) order by b.place), '[]') as monitors
    from backtracked_monitors b where b.org_id = r.org_id and b.backtracking_id = r.id
  ) m
  where r.org_id = ${scope.orgId} and ${condition} order by r.id desc limit ${limit}`

const spoken = (row: Order): Order => ({
  ...row,
  startTime: new Date(row.startTime).toISOString(),
  endTime: new Date(row.endTime).toISOString(),
  createdAt: new Date(row.createdAt).toISOString(),
  endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
})

export async function getOrder(scope: Scope, id: number): Promise<Order> {
  const { rows } = await rowsOf(scope, sql`r.id = ${id}`, 1).execute(scope.db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return spoken(rows[0])
}

interface Page extends Question {
  page: number
  pageSize: number
  after?: string | undefined
}

export async function listOrders(scope: Scope, { state: requested, page, pageSize, after }: Page) {
  const condition = requested === 'all' ? sql`true` : sql`${state} = ${requested}`
  const behind = after === undefined ? sql`true` : afterKey({ value: sql`r.id`, type: 'bigint' }, 'desc', after)
  const { rows } = await rowsOf(scope, sql`${condition} and ${behind}`, pageSize + 1).execute(scope.db)
  const shown = rows.slice(0, pageSize).map(spoken)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    list: shown,
    total: after === undefined ? await countOf(scope, condition) : null,
    page,
    pageSize,
    next: last ? keyOf(String(last.id), last.id) : null,
  }
}

async function countOf({ db, orgId }: Scope, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from backtrackings r left join tasks t on t.org_id = r.org_id and t.id = r.task_id
    where r.org_id = ${orgId} and ${condition}`.execute(db)
  return rows[0]?.n ?? 0
}

/** What it has added so far stays. */
export async function cancelOrder(scope: Scope, id: number): Promise<void> {
  const { rows } = await sql<{ task_id: number | null }>`
    select task_id from backtrackings where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  const task = rows[0].task_id
  if (task === null || !(await cancelTask(scope, task))) throw refuse('conflict', 'backfillOrders.notRunning')
}

/** After an order was taken back: open screens are told of the articles that left. */
export async function notifyUndone(scope: Scope, operation: number): Promise<void> {
  const ids = await articlesOfOperation(scope, operation)
  await updateShown(scope.db, scope.orgId, ids)
  await announceChange(scope, 'places', ids)
}
