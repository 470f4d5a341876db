import type { BuiltInRole } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface User {
  id: number
  account: string
  name: string
  phone: string | null
  roles: string[]
  enabled: boolean
  password_hash: string | null
  authority_at: Date | null
  appearance: unknown
}

const columns = [
  'id',
  'account',
  'name',
  'phone',
  'roles',
  'enabled',
  'password_hash',
  'authority_at',
  'appearance',
] as const

/** @param stays nobody changes the row before the transaction ends */
export const findUser = (db: Database, id: number, { stays = false } = {}): Promise<User | undefined> =>
  Number.isSafeInteger(id)
    ? db
        .selectFrom('users')
        .select(columns)
        .where('id', '=', id)
        .$if(stays, query => query.forShare())
        .executeTakeFirst()
    : Promise.resolve(undefined)

export const findUserByAccount = (db: Database, account: string): Promise<User | undefined> =>
  db.selectFrom('users').select(columns).where('account', '=', account.trim().toLowerCase()).executeTakeFirst()

export interface UserOrganisation {
  id: number
  name: string
  role: BuiltInRole
  timeZone: string
  demonstration: boolean
}

/** Enabled organisations that a person may enter now, by name. */
export async function organisationsOf(db: Database, userId: number): Promise<UserOrganisation[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.org_id')
    .select(['o.id', 'o.name', 'm.role', 'o.time_zone as timeZone', 'o.demonstration'])
    .where('m.user_id', '=', userId)
    .where('o.enabled', '=', true)
    .where('m.enabled', '=', true)
    .where(eb => eb.or([eb('m.expires_at', 'is', null), eb('m.expires_at', '>', sql<Date>`now()`)]))
    .orderBy('o.name')
    .limit(500)
    .execute()
  return rows.map(row => ({ ...row, role: row.role as BuiltInRole }))
}
