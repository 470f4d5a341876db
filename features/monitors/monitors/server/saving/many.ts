/** One act on many monitors: all of them, or none. */
import { ancestryOf, refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MonitorDraft } from '../../contract.ts'
import { requestFilling } from '../jobs.ts'
import { listMonitors, moveMonitor } from '../tree/tree.ts'
import { changeMonitor } from './save.ts'

type Changed = { changed: number }

export async function turnMany(scope: Scope, { ids, isOpen }: { ids: number[]; isOpen: boolean }): Promise<Changed> {
  await requireThere(scope, ids)
  const { rows } = await sql<{ id: number; version: number; name: string; kind: string }>`
    update monitors set is_open = ${isOpen}, revision = revision + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = any(${numberList(ids)}::int[]) and is_open <> ${isOpen} returning id, version, name, kind`.execute(
    scope.db,
  )
  if (isOpen) for (const row of rows) if (row.kind === 'item') await requestFilling(scope, row)
  return { changed: rows.length }
}

export async function moveMany(scope: Scope, { ids, fatherId }: { ids: number[]; fatherId: number }): Promise<Changed> {
  await requireThere(scope, ids)
  const tree = await listMonitors(scope)
  const chosen = new Set(ids)
  // What lies below a chosen folder goes along with it.
  const above = ancestryOf(tree)
  const tops = tree.filter(each => chosen.has(each.id) && !above(each.fatherId).some(top => chosen.has(top)))
  let last = tree.findLast(each => each.fatherId === fatherId && !chosen.has(each.id))?.id ?? 0
  for (const { id } of tops) {
    await moveMonitor(scope, { idPrev: last, id, idNext: 0, fatherId })
    last = id
  }
  return { changed: tops.length }
}

type Limits = Partial<Pick<MonitorDraft, 'mediaLimit' | 'mediaGroups' | 'languages' | 'regions'>>

export async function limitMany(scope: Scope, { ids, ...limits }: { ids: number[] } & Limits): Promise<Changed> {
  await requireThere(scope, ids)
  const chosen = new Set(ids)
  const items = (await listMonitors(scope)).filter(({ id, kind }) => kind === 'item' && chosen.has(id))
  for (const item of items) await changeMonitor(scope, item.id, { ...item, ...limits })
  return { changed: items.length }
}

export async function removeMany(scope: Scope, { ids }: { ids: number[] }): Promise<Changed> {
  await requireThere(scope, ids)
  const given = sql`${numberList(ids)}::int[]`
  const { rows: left } = await sql`
    select 1 from monitors where org_id = ${scope.orgId} and parent_id = any(${given}) and id <> all(${given}) and deleted_at is null limit 1`.execute(
    scope.db,
  )
  if (left.length > 0) throw refuse('conflict', 'monitors.hasChildren')
  const { numAffectedRows = 0n } = await sql`
    update monitors set deleted_at = ${scope.now}, updated_by = ${scope.userId} where org_id = ${scope.orgId} and id = any(${given})`.execute(
    scope.db,
  )
  return { changed: Number(numAffectedRows) }
}

/** They stay as they are until the act is done. */
async function requireThere({ db, orgId }: Scope, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`
    select 1 from monitors where org_id = ${orgId} and id = any(${numberList([...new Set(ids)])}::int[]) and deleted_at is null order by id for update`.execute(
    db,
  )
  if (rows.length !== new Set(ids).size) throw refuse('missing', 'monitors.missing', {}, 'ids')
}

/** After a removal or a closing was taken back: those that are open again look for what came meanwhile. */
export async function fillUndone(scope: Scope, undone: number): Promise<void> {
  const { rows } = await sql<{ id: number; version: number; name: string }>`
    select m.id, m.version, m.name from monitors m
    where m.org_id = ${scope.orgId} and m.kind = 'item' and m.is_open and m.deleted_at is null and m.id in (
      select (key ->> 'id')::int from operation_rows where org_id = ${scope.orgId} and operation_id = ${undone} and subject_table = 'monitors')
    order by m.id`.execute(scope.db)
  for (const row of rows) await requestFilling(scope, row)
}
