/** Columns under a name: one's own, and those of the organisation. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type FieldSet, type FieldSetChange, type FieldSetDraft, mostFieldSets } from '../contract.ts'

interface Row extends Omit<FieldSet, 'updatedAt'> {
  updatedAt: Date
}

/** One's own first, each by name. */
export async function listFieldSets({ orgId, userId, db }: CallScope): Promise<FieldSet[]> {
  const { rows } = await sql<Row>`
    select id, name, fields, owner_id is null as shared, is_default as "isDefault", version, updated_at as "updatedAt",
      coalesce(member_name(updated_by), '#' || updated_by) as "updatedBy"
    from download_field_sets where org_id = ${orgId} and (owner_id = ${userId} or owner_id is null)
    order by owner_id is null, lower(name), id limit ${2 * mostFieldSets}`.execute(db)
  return rows.map(row => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

export async function addFieldSet(scope: CallScope, draft: FieldSetDraft): Promise<FieldSet> {
  const { orgId, userId, db, now } = scope
  const { name, fields, shared, isDefault } = draft
  const all = await prepare(scope, draft, null)
  if (all.filter(each => each.shared === shared).length >= mostFieldSets)
    throw refuse('quota', 'exports.tooManySets', { limit: mostFieldSets })
  const { rows } = await sql<{ id: number }>`
    insert into download_field_sets (org_id, name, owner_id, fields, is_default, updated_at, updated_by)
    values (${orgId}, ${name}, ${shared ? null : userId}, ${JSON.stringify(fields)}::jsonb, ${isDefault}, ${now}, ${userId}) returning id`.execute(
    db,
  )
  return requireFieldSet(scope, rows[0]?.id ?? 0)
}

export async function changeFieldSet(scope: CallScope, change: z.infer<typeof FieldSetChange>): Promise<FieldSet> {
  const { orgId, userId, db, now } = scope
  const { id, name, fields, shared, isDefault, version } = change
  const before = await requireFieldSet(scope, id)
  if (before.shared) requireMayShare(scope)
  if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '—' })
  await prepare(scope, change, id)
  await sql`
    update download_field_sets set name = ${name}, owner_id = ${shared ? null : userId}::int, fields = ${JSON.stringify(fields)}::jsonb,
      is_default = ${isDefault}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${id}`.execute(db)
  return requireFieldSet(scope, id)
}

export async function removeFieldSet(scope: CallScope, id: number): Promise<{ changed: number }> {
  const before = await requireFieldSet(scope, id)
  if (before.shared) requireMayShare(scope)
  await sql`delete from download_field_sets where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return { changed: 1 }
}

/** Makes room for the one that is written: its name is free, and nobody else of its kind is the default. */
async function prepare(scope: CallScope, { name, shared, isDefault }: FieldSetDraft, id: number | null) {
  if (shared) requireMayShare(scope)
  await sql`select pg_advisory_xact_lock(hashtext('download_field_sets'), ${scope.orgId})`.execute(scope.db)
  const all = await listFieldSets(scope)
  const isTaken = (each: FieldSet) =>
    each.shared === shared && each.id !== id && each.name.toLowerCase() === name.toLowerCase()
  if (all.some(isTaken)) throw refuse('conflict', 'exports.setTaken', { name }, 'name')
  if (isDefault)
    await sql`
      update download_field_sets set is_default = false, version = version + 1
      where org_id = ${scope.orgId} and is_default and id is distinct from ${id}::int
        and owner_id is not distinct from ${shared ? null : scope.userId}::int`.execute(scope.db)
  return all
}

function requireMayShare(scope: CallScope): void {
  if (!scope.may('exports.share')) throw refuse('forbidden', 'platform.forbidden')
}

async function requireFieldSet(scope: CallScope, id: number): Promise<FieldSet> {
  const found = (await listFieldSets(scope)).find(each => each.id === id)
  if (!found) throw refuse('missing', 'platform.missing')
  return found
}
