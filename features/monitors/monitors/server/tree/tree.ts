/** The tree of monitors: order by neighbours, everything below a node. */

import type { Rule } from '@guanlan/engine/rules'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { refuse, type TreeMove } from '@guanlan/platform/contract'
import { familyAfter, newestTasks, numberList, type Scope, type TaskState, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Monitor } from '../../contract.ts'
import { fillMonitor } from '../jobs.ts'
import { ruleOfText } from '../reading/read-rule.ts'
import { savedBy } from '../versions/saved-by.ts'

const columns = [
  'm.id',
  'm.org_id',
  'm.parent_id',
  'm.kind',
  'm.name',
  'm.short_name',
  'm.category',
  'm.form',
  'm.rule',
  'm.written',
  'm.languages',
  'm.regions',
  'm.media_limit',
  'm.media_groups',
  'm.is_open',
  'm.version',
  'm.revision',
  'm.updated_at',
] as const

const rowsOf = (scope: Scope) =>
  scope.db
    .selectFrom('monitors as m')
    .select(columns)
    .select(savedBy('m.updated_by'))
    .where('m.org_id', '=', scope.orgId)
    .where('m.deleted_at', 'is', null)
    .orderBy('m.position')
    .orderBy('m.id')
    .limit(10_000)

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
/** A filling that has ended is shown for so many seconds. */
const shownAfter = 60

/** Siblings in order; a monitor's neighbours are those beside it under the same parent, 0 where there is none. */
export async function listMonitors(scope: Scope, isOpen?: boolean): Promise<Monitor[]> {
  const rows = await rowsOf(scope).execute()
  const fillings = await newestTasks(scope, fillMonitor, shownAfter)
  const siblings = Map.groupBy(rows, row => row.parent_id ?? 0)
  const present = (row: Row): Monitor => {
    const family = siblings.get(row.parent_id ?? 0) ?? []
    const place = family.indexOf(row)
    const filling = fillings.get(String(row.id))
    return {
      id: row.id,
      orgId: row.org_id,
      fatherId: row.parent_id ?? 0,
      idPrev: family[place - 1]?.id ?? 0,
      idNext: family[place + 1]?.id ?? 0,
      kind: row.kind === 'folder' ? 'folder' : 'item',
      name: row.name,
      shortName: row.short_name,
      category: row.category,
      form: row.form as Monitor['form'],
      rule: row.written ?? row.rule,
      languages: row.languages,
      regions: row.regions,
      mediaLimit: row.media_limit.map(mediaTypeWord),
      mediaGroups: row.media_groups,
      isOpen: row.is_open,
      version: row.version,
      revision: row.revision,
      updatedAt: row.updated_at.toISOString(),
      updatedBy: row.savedBy,
      backfill: filling ? backfillOf(filling) : null,
    }
  }
  return rows.filter(row => isOpen === undefined || row.is_open === isOpen).map(present)
}

function backfillOf({ state, done, total, result }: TaskState): NonNullable<Monitor['backfill']> {
  const { found = 0 } = (result ?? {}) as { found?: number }
  return { state, examined: done, candidates: state === 'done' ? done : Math.max(done, total ?? 0), found }
}

export async function getMonitor(scope: Scope, id: number): Promise<Monitor> {
  const found = (await listMonitors(scope)).find(monitor => monitor.id === id)
  if (!found) throw refuse('missing', 'monitors.missing')
  return found
}

/** The monitor and everything below it, items only; refuses a monitor of somebody else. */
export const itemsBelow = (scope: Scope, id: number): Promise<number[]> => requireItemsBelow(scope, [id])

/** Of several, each item once. */
export async function requireItemsBelow(scope: Scope, ids: readonly number[]): Promise<number[]> {
  const families = await itemsBelowEach(scope, ids)
  if (ids.some(id => !families.has(id))) throw refuse('missing', 'monitors.missing')
  return [...new Set([...families.values()].flat())]
}

/** The same; null when there is no such monitor any more. */
export const findItemsBelow = async (scope: Scope, id: number): Promise<number[] | null> =>
  (await itemsBelowEach(scope, [id])).get(id) ?? null

/** Items below each of several monitors, by its id; what is no monitor any more is left out. */
export async function itemsBelowEach({ db, orgId }: Scope, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ top: number; id: number; kind: string }>`
    with recursive below as (
      select id as top, id, kind from monitors where org_id = ${orgId} and id = any(${numberList(ids)}::int[]) and deleted_at is null
      union all
      select b.top, m.id, m.kind from monitors m join below b on m.parent_id = b.id where m.org_id = ${orgId} and m.deleted_at is null
    ) select top, id, kind from below`.execute(db)
  const families = Map.groupBy(rows, row => row.top)
  return new Map([...families].map(([top, all]) => [top, all.filter(row => row.kind === 'item').map(row => row.id)]))
}

export interface MonitorRule {
  id: number
  name: string
  rule: string
}

/** Names of all monitors and folders by id. */
export async function monitorNames({ db, orgId }: Scope): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('monitors')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(10_000)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names and rules of items, for highlighting. */
export async function rulesOf(scope: Scope, ids: readonly number[]): Promise<MonitorRule[]> {
  if (ids.length === 0) return []
  const rows = await scope.db
    .selectFrom('monitors')
    .select(['id', 'name', 'rule'])
    .where('org_id', '=', scope.orgId)
    .where('id', 'in', [...ids])
    .execute()
  return rows.flatMap(row => (row.rule === null ? [] : [{ ...row, rule: row.rule }]))
}

/** Items that are open, in the order they were made. */
export async function openItems({ db, orgId }: Scope): Promise<MonitorRule[]> {
  const { rows } = await sql<MonitorRule>`
    select id, name, rule from monitors where org_id = ${orgId} and kind = 'item' and is_open and deleted_at is null order by id`.execute(
    db,
  )
  return rows
}

/** Rules of items of all organisations by id, as trees: for the pipeline. Rules that cannot be read are left out. */
export async function treesOf(tx: Tx, ids: readonly number[]): Promise<Map<number, Rule>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('monitors')
    .select(['id', 'rule'])
    .where('id', 'in', [...ids])
    .execute()
  const trees = new Map<number, Rule>()
  for (const { id, rule } of rows) {
    const tree = rule === null ? null : await ruleOfText(rule)
    if (tree) trees.set(id, tree)
  }
  return trees
}

/** Puts a monitor between two neighbours under a parent and numbers that family anew. */
export async function moveMonitor(scope: Scope, move: TreeMove): Promise<void> {
  const { id, fatherId } = move
  const tree = await scope.db
    .selectFrom('monitors')
    .select(['id', 'parent_id'])
    .where('org_id', '=', scope.orgId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
  const family = familyAfter(
    tree.map(row => ({ id: row.id, fatherId: row.parent_id ?? 0 })),
    move,
  )
  if (!Array.isArray(family)) throw refusalOf[family]()
  await sql`
    update monitors m set position = f.place, parent_id = ${fatherId || null},
      -- Who is writing it would put it back under its old parent.
      revision = m.revision + case when m.id = ${id} and coalesce(m.parent_id, 0) <> ${fatherId} then 1 else 0 end
    from unnest(${family}::int[]) with ordinality as f (id, place) where m.org_id = ${scope.orgId} and m.id = f.id`.execute(
    scope.db,
  )
}

const refusalOf = {
  missing: () => refuse('missing', 'monitors.missing'),
  fatherMissing: () => refuse('invalid', 'monitors.parentMissing', {}, 'fatherId'),
  fatherIsBelow: () => refuse('conflict', 'monitors.parentIsBelow', {}, 'fatherId'),
  neighbourMissing: () => refuse('conflict', 'monitors.neighbourMissing'),
}
