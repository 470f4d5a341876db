import type { BuiltInRole, Look } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ClosedOrganisation } from '../contract.ts'

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
  lacksSecondFactor: boolean
  supportUntil: string | null
  look: Look | null
}

/** Enabled organisations that a person may enter now, by name. */
export async function organisationsOf(db: Database, userId: number): Promise<UserOrganisation[]> {
  const { rows } = await sql<UserOrganisation>`
    select case when m.support_id is not null then to_char(m.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "supportUntil",
      case when o.look_name || o.look_colour || o.look_mark <> '' then jsonb_build_object('name', o.look_name, 'colour', o.look_colour, 'mark', o.look_mark) end as look, o.id, o.name, m.role, o.time_zone as "timeZone", o.demonstration,
      o.demands_second_factor and not has_second_factor(m.user_id) as "lacksSecondFactor"
    from memberships m join organisations o on o.id = m.org_id
    where m.user_id = ${userId} and o.enabled and m.enabled and (m.expires_at is null or m.expires_at > now())
    order by o.name limit 500`.execute(db)
  return rows
}

/** Administrators that are named to somebody who is kept out. */
const mostAdministrators = 3

/** Organisations of a person that do not let them in now: why, since when, and who could. The newest first. */
export async function closedOrganisationsOf(db: Database, userId: number): Promise<ClosedOrganisation[]> {
  const { rows } = await sql<Omit<ClosedOrganisation, 'since'> & { since: Date | null }>`
    select o.id, o.name, x.why, x.since, case when x.why in ('organisation', 'deleted') then o.cause_of_disabling else '' end as cause,
      case when x.why in ('member', 'over') then coalesce((
        select jsonb_agg(jsonb_build_object('name', a.name, 'account', a.account)) from (
          select u.name, u.account from memberships b join users u on u.id = b.user_id
          where b.org_id = o.id and b.role = 'orgAdmin' and b.enabled and u.enabled and b.user_id <> m.user_id
            and (b.expires_at is null or b.expires_at > now()) order by u.name limit ${mostAdministrators}) a), '[]') else '[]' end as administrators
    from memberships m join organisations o on o.id = m.org_id, lateral (
      select case when o.deleted_at is not null then 'deleted' when not o.enabled then 'organisation' when not m.enabled then 'member' else 'over' end as why,
        case when o.deleted_at is not null then o.deleted_at when not o.enabled then o.disabled_at when not m.enabled then m.disabled_at else m.expires_at end as since) x
    where m.user_id = ${userId} and (not o.enabled or not m.enabled or m.expires_at <= now()) order by x.since desc nulls last, o.name limit 20`.execute(
    db,
  )
  return rows.map(row => ({ ...row, since: row.since?.toISOString() ?? null }))
}
