/** Labels of crises: a short list of their own. */
import { refuse } from '@guanlan/platform/contract'
import { recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

const records = recordTable<{ name: string }, object, 'name'>({
  table: 'crisis_labels',
  fields: { name: 'name' },
  sorts: { name: { value: sql`r.name`, type: 'text' } },
  taken: { crisis_labels_by_name: ['name', 'crisis.labelTaken'] },
})

export async function listLabels({ orgId, db }: Scope) {
  const { rows } = await sql<{ id: number; version: number; name: string; crises: number }>`
    select l.id, l.version, l.name,
      (select count(*)::int from crises r where r.org_id = l.org_id and r.label_ids @> array[l.id] and r.binned_at is null) as crises
    from crisis_labels l where l.org_id = ${orgId} order by l.name, l.id limit 500`.execute(db)
  return rows
}

export const addLabel = records.create
export const updateLabel = records.update

export async function removeLabel(scope: Scope, id: number): Promise<null> {
  await sql`
    update crises set label_ids = array_remove(label_ids, ${id}::int), version = version + 1
    where org_id = ${scope.orgId} and label_ids @> array[${id}::int]`.execute(scope.db)
  await records.removeOne(scope, id)
  return null
}

/** @throws a refusal of labels that are none */
export async function requireLabels({ orgId, db }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from crisis_labels where org_id = ${orgId} and id = any(${[...ids]}::int[])`.execute(db)
  if (rows[0]?.n !== new Set(ids).size) throw refuse('invalid', 'crisis.labelMissing', {}, 'labelIds')
}
