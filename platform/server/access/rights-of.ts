/** What somebody may do in an organisation now, read from the database: of a call, and of what goes on in their name without them. */
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Tx } from '../database.ts'
import { foldersOf } from './folders.ts'
import { type Granted, grantedTo, type RoleTable, withoutFeatures } from './permissions.ts'

export interface RolesNow {
  role: string
  roles: { basedOn: string; granted: readonly string[]; withheld: readonly string[]; folderIds: number[] }[]
}
export interface MemberNow extends RolesNow {
  /** Of a key whose maker is known: what it may is bounded by what they may. */
  hasMaker: boolean
  /** Whoever made the key, as they are now; null: they are no member any more. */
  maker: RolesNow | null
  /** The organisation's subscription is over. */
  expired: boolean
  /** Features that the installation or the organisation does not have. */
  switchedOff: readonly string[]
  /** The organisation demands a second factor, and they have none. */
  lacksFactor?: boolean
}

/** No row: no member of the organisation, or one of both is disabled. Numbers and expressions of ours only. */
export const memberText = (org: number, user: number | string): string =>
  `select m.role, coalesce((select jsonb_agg(jsonb_build_object('basedOn', r.based_on, 'granted', r.granted, 'withheld', r.withheld, 'folderIds', r.folder_ids))
       from member_roles x join roles r on r.org_id = x.org_id and r.id = x.role_id where x.org_id = ${org} and x.user_id = m.user_id), '[]') as roles,
       o.subscribed_until is not null and o.subscribed_until <= now() as expired,
       o.switched_off || (select s.switched_off from installation_switches s) as "switchedOff", false as "hasMaker", null::jsonb as maker,
       o.demands_second_factor and not has_second_factor(m.user_id) as "lacksFactor"
     from memberships m join organisations o on o.id = m.org_id where m.org_id = ${org} and m.user_id = ${user} and o.enabled
       and m.enabled and (m.expires_at is null or m.expires_at > now())`

/**
 * The same of a key, by who acts for it (`api_keys.user_id`). While its secret is exchanged that of before opens, too, and as far as whoever made that
 * one may go. A call shows a secret; a task goes on with what the key began, by whichever secret, so that the one of before bounds it as long as it opens.
 */
export function keyText(org: number, user: number | 'null', hash?: string): string {
  const shown = hash?.replace(/[^\w-]/g, '')
  const isNewest = shown === undefined ? 'k.previous_until is null or k.previous_until <= now()' : `k.hash = '${shown}'`
  const maker = `(case when ${isNewest} then k.made_by else k.previous_made_by end)`
  const opens = `'${shown}' in (k.hash, case when k.previous_until > now() then k.previous_hash end)
     and k.withdrawn_at is null and (k.expires_at is null or k.expires_at > now())`
  return `select 'key' as role, jsonb_build_array(jsonb_build_object('basedOn', 'nothing', 'granted', coalesce(r.granted, '{}'), 'withheld', '{}'::text[], 'folderIds', '{}'::int[])) as roles,
     o.subscribed_until is not null and o.subscribed_until <= now() as expired,
     o.switched_off || (select s.switched_off from installation_switches s) as "switchedOff",
     ${maker} is not null as "hasMaker", ${makerText(org, maker)} as maker, false as "lacksFactor"
   from api_keys k join organisations o on o.id = k.org_id left join api_roles r on r.id = k.role_id
   where k.org_id = ${org} and k.user_id = ${user} and o.enabled${shown === undefined ? '' : ` and ${opens}`}`
}

/** Roles of whoever made a key, as they are now; null: they are no member any more. @param maker an expression of ours for their number */
export const makerText = (org: number, maker: string): string =>
  `(select to_jsonb(m) from (${memberText(org, maker)} and member_is_enabled(m.user_id)) m)`

/** What they may do: a key what its role names and whoever made it may do, too. */
export function permissionsOf(table: RoleTable, member: MemberNow): Granted {
  const own = grantedTo(table, member)
  if (!member.hasMaker) return own
  const makers = member.maker ? grantedTo(table, member.maker) : new Set()
  return new Set([...own].filter(permission => makers.has(permission)))
}

/** Folders they are limited to (docs/decisions/0021): a key those of whoever made it. Null: they see everything. */
export const foldersOfMember = (member: MemberNow): number[] | null =>
  foldersOf((member.hasMaker ? member.maker?.roles : member.roles) ?? [])

/** What somebody may do and see at this moment. */
export interface RightsNow {
  granted: Granted
  /** Folders they are limited to; null: they see everything. */
  folders: number[] | null
}

/**
 * The one door of whatever acts for a person without them (docs/decisions/0021): links, charts on other sites, feeds, what the clock makes. Each asks
 * here what its maker may do and see now.
 * @param needs permissions without which it does nothing
 * @throws forbidden platform.ownerGone where they have left, platform.makerMayNot where they lack a permission
 */
export function rightsNow(table: RoleTable, member: MemberNow | null, needs: readonly string[]): RightsNow {
  if (!member) throw refuse('forbidden', 'platform.ownerGone')
  requireMaker(member)
  const granted = withoutFeatures(permissionsOf(table, member), member.switchedOff)
  if (!needs.every(each => granted.has(each))) throw refuse('forbidden', 'platform.makerMayNot')
  return { granted, folders: foldersOfMember(member) }
}

/** The same of a person or a key, read now. The transaction serves the organisation. */
export async function rightsOfMaker(
  db: Tx,
  table: RoleTable,
  { orgId, userId }: { orgId: number; userId: number },
  needs: readonly string[],
): Promise<RightsNow> {
  return rightsNow(table, await actorNow(db, Math.trunc(orgId), Math.trunc(userId)), needs)
}

/** Those of them who have a permission now; whoever has left has none. */
export async function membersWhoMay(
  { db, orgId }: { db: Tx; orgId: number },
  table: RoleTable,
  permission: string,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const able = new Set<number>()
  for (const userId of new Set(userIds)) {
    const member = await actorNow(db, Math.trunc(orgId), Math.trunc(userId))
    if (member && withoutFeatures(permissionsOf(table, member), member.switchedOff).has(permission)) able.add(userId)
  }
  return able
}

/** @throws forbidden for a key whose maker has left the organisation */
export function requireMaker(member: MemberNow): void {
  if (member.hasMaker && !member.maker) throw refuse('forbidden', 'platform.makerGone')
}

/** Nobody has signed in for it: the account of a person must be open, and a key neither withdrawn nor over. */
async function actorNow(db: Tx, org: number, user: number): Promise<MemberNow | null> {
  const { rows } = await sql<MemberNow>`
    select m.* from (${sql.raw(memberText(org, user))}) m where member_is_enabled(${user}::int)
    union all select k.* from (${sql.raw(keyText(org, user))}) k
      where exists (select from api_keys a where a.org_id = ${org} and a.user_id = ${user} and a.withdrawn_at is null and (a.expires_at is null or a.expires_at > now()))`.execute(
    db,
  )
  return rows[0] ?? null
}
