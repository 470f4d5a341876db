/** The hosts as the database keeps them, for who keeps the installation. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface DomainRecord {
  host: string
  config: object
  orgId: number | null
}

/** All of them, with the title as a column of its own: what a query begins with. */
export const domainConfigs = sql`select id, version, host, config, owner_org_id, config ->> 'title' as title from domain_configs`

/** @returns its id; null: the host is configured already */
export async function addDomainConfig(db: Database, { host, config, orgId }: DomainRecord): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into domain_configs (host, config, owner_org_id) values (${host}, ${JSON.stringify(config)}::jsonb, ${orgId})
    on conflict (host) do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** What other versions of the product keep of a host stays. @returns false: it was changed since that version, or is gone */
export async function changeDomainConfig(
  db: Database,
  { id, version, host, config, orgId }: DomainRecord & { id: number; version: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update domain_configs set host = ${host}, config = config || ${JSON.stringify(config)}::jsonb, owner_org_id = ${orgId}, version = version + 1
    where id = ${id} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

/** @returns false: there is none */
export async function removeDomainConfig(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('domain_configs').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
