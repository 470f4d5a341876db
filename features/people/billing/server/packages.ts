/** Packages, packs and prices of calls, kept by operators. */
import { refuse } from '@guanlan/platform/contract'
import { containing, type Database, pageOfNewest, type SystemScope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type Bought,
  type Charge,
  type ChargeDraft,
  type Package,
  type PackageDraft,
  type PackageKind,
  Quotas,
} from '../contract.ts'

interface PageAsked {
  like: string
  page: number
  pageSize: number
  after?: string | undefined
}
type Versioned = { id: number; version: number }
type Asked = Pick<SystemScope, 'db' | 'userId'>

const stored = sql`r.id, r.version, to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`
const byName = sql`(select u.name from users u where u.id = r.updated_by) as "updatedBy"`
const fields = sql`${stored}, r.name, r.days, r.price::float8 as price, r.on_sale as "onSale", r.modules, r.quotas`
const whole = <R extends { quotas: unknown }>(row: R) => ({ ...row, quotas: Quotas.parse(row.quotas) })

/** A quota that is not limited is not kept. */
const writtenQuotas = (quotas: Quotas): string =>
  JSON.stringify(Object.fromEntries(Object.entries(quotas).filter(([, most]) => most !== null && most >= 0)))

const nameTaken = (name: string) => (error: unknown) => {
  if ((error as { code?: string }).code === '23505') throw refuse('conflict', 'billing.nameTaken', { name }, 'name')
  throw error
}

export function packagesOf(kind: PackageKind) {
  async function get({ db }: Pick<Asked, 'db'>, id: number): Promise<Package> {
    const { rows } = await sql<Package>`
      select ${fields}, ${byName} from packages r where r.id = ${id} and r.kind = ${kind} and r.removed_at is null`.execute(
      db,
    )
    if (!rows[0]) throw refuse('missing', 'platform.missing')
    return whole(rows[0])
  }
  return {
    get,
    async list({ db }: Pick<Asked, 'db'>, { like, ...page }: PageAsked) {
      const where = sql`r.kind = ${kind} and r.removed_at is null and ${containing(['name'], like) ?? sql`true`}`
      const found = await pageOfNewest<Package>(
        { db: db as Tx },
        { table: 'packages', columns: sql`${fields}, ${byName}`, where },
        page,
      )
      return { ...found, list: found.list.map(whole) }
    },
    async create(scope: Asked, { name, days, price, onSale, modules, quotas }: PackageDraft): Promise<Package> {
      const { rows } = await sql<{ id: number }>`
        insert into packages (updated_by, kind, name, days, price, on_sale, modules, quotas)
        values (${scope.userId}, ${kind}, ${name}, ${days}, ${price}, ${onSale}, ${JSON.stringify(modules)}::jsonb, ${writtenQuotas(quotas)}::jsonb) returning id`
        .execute(scope.db)
        .catch(nameTaken(name))
      return get(scope, rows[0]?.id ?? 0)
    },
    async update(
      scope: Asked,
      { id, version, name, days, price, onSale, modules, quotas }: PackageDraft & Versioned,
    ): Promise<Package> {
      const { numAffectedRows } = await sql`
        update packages set name = ${name}, days = ${days}, price = ${price}, on_sale = ${onSale}, modules = ${JSON.stringify(modules)}::jsonb,
          quotas = ${writtenQuotas(quotas)}::jsonb, version = version + 1, updated_at = now(), updated_by = ${scope.userId}
        where id = ${id} and kind = ${kind} and version = ${version} and removed_at is null`
        .execute(scope.db)
        .catch(nameTaken(name))
      const row = await get(scope, id)
      if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: row.updatedBy ?? '' })
      return row
    },
    async remove(scope: Asked, id: number): Promise<null> {
      await get(scope, id)
      await sql`update packages set removed_at = now(), on_sale = false, updated_by = ${scope.userId} where id = ${id} and kind = ${kind}`.execute(
        scope.db,
      )
      return null
    },
  }
}

export async function soldPackages(db: Tx) {
  const { rows } = await sql<Omit<Package, 'updatedBy'> & { kind: PackageKind }>`
    select ${fields}, r.kind from packages r where r.on_sale and r.removed_at is null order by r.kind, r.price, r.id limit 200`.execute(
    db,
  )
  return rows.map(whole)
}

/** As it is now. @param anyone an operator may sell what is not on sale */
export async function boughtNow(db: Database | Tx, id: number, anyone = false): Promise<Bought> {
  const { rows } = await sql<Bought>`
    select r.id as "packageId", r.version, r.kind, r.name, r.modules, r.quotas, r.days, r.price::float8 as price
    from packages r where r.id = ${id} and r.removed_at is null and (r.on_sale or ${anyone})`.execute(db)
  if (!rows[0]) throw refuse('missing', 'billing.notSold', {}, 'packageId')
  return whole(rows[0])
}

const chargeFields = sql`${stored}, ${byName}, r.api, r.unit_price::float8 as "unitPrice"`
const apiTaken = (api: string) => (error: unknown) => {
  if ((error as { code?: string }).code === '23505') throw refuse('conflict', 'billing.nameTaken', { name: api }, 'api')
  throw error
}
export async function getCharge({ db }: Pick<Asked, 'db'>, id: number): Promise<Charge> {
  const { rows } = await sql<Charge>`select ${chargeFields} from api_charges r where r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}
export const listCharges = ({ db }: Pick<Asked, 'db'>, { like, ...page }: PageAsked) =>
  pageOfNewest<Charge>(
    { db: db as Tx },
    { table: 'api_charges', columns: chargeFields, where: containing(['api'], like) ?? sql`true` },
    page,
  )
export async function createCharge(scope: Asked, { api, unitPrice }: ChargeDraft): Promise<Charge> {
  const { rows } = await sql<{ id: number }>`
    insert into api_charges (updated_by, api, unit_price) values (${scope.userId}, ${api}, ${unitPrice}) returning id`
    .execute(scope.db)
    .catch(apiTaken(api))
  return getCharge(scope, rows[0]?.id ?? 0)
}
export async function updateCharge(
  scope: Asked,
  { id, version, api, unitPrice }: ChargeDraft & Versioned,
): Promise<Charge> {
  const { numAffectedRows } = await sql`
    update api_charges set api = ${api}, unit_price = ${unitPrice}, version = version + 1, updated_at = now(), updated_by = ${scope.userId}
    where id = ${id} and version = ${version}`
    .execute(scope.db)
    .catch(apiTaken(api))
  const row = await getCharge(scope, id)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: row.updatedBy ?? '' })
  return row
}
export async function removeCharge(scope: Asked, id: number): Promise<null> {
  await getCharge(scope, id)
  await sql`delete from api_charges where id = ${id}`.execute(scope.db)
  return null
}
