/** Labels of owners: by name in what owners have, so that a renamed one is renamed there. */
import { refuse } from '@guanlan/platform/contract'
import { numberList, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Label } from '../contract.ts'

const records = recordTable<{ name: string }, object, 'name'>({
  table: 'car_owner_labels',
  fields: { name: 'name' },
  sorts: { name: { value: sql`r.name`, type: 'text' } },
  taken: { car_owner_labels_by_name: ['name', 'carOwners.labelTaken'] },
})

const ownersOf = sql`(select count(*)::int from car_owners o where o.org_id = l.org_id and l.name = any(o.labels))`

async function withOwners({ orgId, db }: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; n: number }>`
    select l.id, ${ownersOf} as n from car_owner_labels l where l.org_id = ${orgId} and l.id = any(${numberList(ids)}::int[]) limit ${Math.max(1, ids.length)}`.execute(
    db,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

async function shown(scope: Scope, rows: readonly Omit<Label, 'owners'>[]): Promise<Label[]> {
  const counts = await withOwners(
    scope,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, version, name, updatedAt }) => ({ id, version, name, updatedAt, owners: counts.get(id) ?? 0 }))
}

export async function listLabels(scope: Scope, page: { page: number; pageSize: number }) {
  const listed = await records.list(scope, { ...page, sort: 'name', order: 'asc' })
  return {
    list: await shown(scope, listed.list),
    total: listed.total ?? 0,
    page: listed.page,
    pageSize: listed.pageSize,
  }
}

export async function saveLabel(
  scope: Scope,
  { id, version, name }: { id?: number | undefined; version?: number | undefined; name: string },
): Promise<Label> {
  if (id === undefined) return (await shown(scope, [await records.create(scope, { name })]))[0] as Label
  const before = await records.get(scope, id)
  const saved = await records.update(scope, { id, version: version ?? before.version, name })
  await sql`
    update car_owners set labels = array_replace(labels, ${before.name}, ${name}) where org_id = ${scope.orgId} and ${before.name} = any(labels)`.execute(
    scope.db,
  )
  return (await shown(scope, [saved]))[0] as Label
}

export async function deleteLabels(scope: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const used = [...(await withOwners(scope, ids)).values()].find(count => count > 0)
  if (used) throw refuse('conflict', 'carOwners.labelUsed', { count: String(used) }, 'id')
  return records.remove(scope, { ids, allOf: null, but: [] })
}
