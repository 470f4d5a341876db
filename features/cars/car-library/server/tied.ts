/** Series that are tied to a product, and names of dealers: what texts are looked at for. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Database, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Series } from '../contract.ts'

/** Of one organisation. */
const mostTied = 2_000
const mostShops = 5_000

/** By number. Organisations that rest have none. */
export async function organisationsWithSeries(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from ${organisationRows} o where o.rested_at is null and exists (select from car_series s where s.org_id = o.id) order by o.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function tiedSeries({
  orgId,
  db,
}: Scope): Promise<Pick<Series, 'id' | 'name' | 'product' | 'names' | 'isOwn'>[]> {
  const { rows } = await sql<Pick<Series, 'id' | 'name' | 'product' | 'names' | 'isOwn'>>`
    select id, name, product, names, is_own as "isOwn" from car_series where org_id = ${orgId} and product <> '' order by is_own desc, id limit ${mostTied}`.execute(
    db,
  )
  return rows
}

export async function shopNames({ orgId, db }: Scope): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from car_dealers where org_id = ${orgId} order by id limit ${mostShops}`.execute(db)
  return rows
}
