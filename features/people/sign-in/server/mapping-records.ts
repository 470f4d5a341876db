/** The mappings of an outside issuer's names as the database keeps them, for who keeps the installation. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface MappingRecord {
  source: string
  name: string
  orgId: number | null
  role: string
}

/** All of them: what a query begins with. */
export const identityMappings = sql`select id, version, source, name, to_org_id, role from identity_mappings`

/** @returns its id; null: it is there already */
export async function addIdentityMapping(
  db: Database,
  { source, name, orgId, role }: MappingRecord,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into identity_mappings (source, name, to_org_id, role) values (${source}, ${name}, ${orgId}, ${role})
    on conflict on constraint identity_mappings_once do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** @returns false: it was changed since that version, or is gone */
export async function changeIdentityMapping(
  tx: Tx,
  { id, version, source, name, orgId, role }: MappingRecord & { id: number; version: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_mappings set source = ${source}, name = ${name}, to_org_id = ${orgId}, role = ${role}, version = version + 1
    where id = ${id} and version = ${version}`.execute(tx)
  return numAffectedRows === 1n
}

export const removeIdentityMapping = (tx: Tx, id: number) =>
  sql`delete from identity_mappings where id = ${id}`.execute(tx)

/** @param except one that may say the same: itself */
export async function hasIdentityMapping(
  db: Database | Tx,
  { source, name, orgId }: Omit<MappingRecord, 'role'>,
  except: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from identity_mappings where source = ${source} and name = ${name} and to_org_id is not distinct from ${orgId} and id <> ${except}`.execute(
    db,
  )
  return rows.length > 0
}
