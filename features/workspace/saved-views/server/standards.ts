/** A list as an administrator arranged it for everybody in the organisation. */
import { type ListLayout, type ListStandard, mostInAllLists, refuse } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export async function standardOf({ orgId, db }: CallScope, list: string): Promise<ListStandard | null> {
  const { rows } = await sql<ListStandard>`
    select columns, choices, parts, version, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      coalesce(member_name(updated_by), '#' || updated_by) as "updatedBy"
    from list_standards where org_id = ${orgId} and list = ${list}`.execute(db)
  return rows[0] ?? null
}

/** @throws a conflict that names who, when it was changed since the version named */
export async function setStandard(
  scope: CallScope,
  {
    list,
    columns,
    choices,
    parts,
    version,
  }: Pick<ListLayout, 'columns' | 'choices' | 'parts'> & { list: string; version: number },
): Promise<{ version: number }> {
  const { orgId, userId, db, now } = scope
  // One after the other: two at once would both find none.
  await sql`select pg_advisory_xact_lock(hashtext('list_standards'), ${orgId})`.execute(db)
  const before = await standardOf(scope, list)
  if ((before?.version ?? 0) !== version)
    throw refuse('conflict', 'platform.changedSince', { by: before?.updatedBy ?? '' })
  const json = (value: object | null) => sql`${value && JSON.stringify(value)}::jsonb`
  await sql`
    insert into list_standards (org_id, list, columns, choices, parts, updated_by, updated_at)
    values (${orgId}, ${list}, ${json(columns)}, ${json(choices)}, ${json(parts)}, ${userId}, ${now})
    on conflict (org_id, list) do update set version = list_standards.version + 1, columns = excluded.columns, choices = excluded.choices,
      parts = excluded.parts, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(db)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from list_standards where org_id = ${orgId}`.execute(db)
  if ((rows[0]?.n ?? 0) > mostInAllLists) throw refuse('quota', 'savedViews.tooManyLayouts', { limit: mostInAllLists })
  return { version: version + 1 }
}

export async function dropStandard({ orgId, db }: CallScope, list: string): Promise<void> {
  const { numAffectedRows } = await sql`delete from list_standards where org_id = ${orgId} and list = ${list}`.execute(
    db,
  )
  if (numAffectedRows === 0n) throw refuse('missing', 'platform.missing')
}
