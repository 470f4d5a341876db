/** Accepting an invitation: by its link, as a new account or as the known one that was invited. */
import { hashPassword, requirePassword } from '@guanlan/features/people/sign-in/server'
import { type BuiltInRole, refuse } from '@guanlan/platform/contract'
import {
  type Database,
  type LinkScope,
  linkKeyOf,
  openByLink,
  revokeLinks,
  type SystemScope,
  type Tx,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { invitationPurpose } from '../contract.ts'
import { addMember } from './memberships.ts'

interface Place {
  orgId: number
  objectId: number
  db: Tx
}
interface Open {
  organisation: string
  account: string
  name: string
  role: BuiltInRole
  roleIds: number[]
  expiresAt: Date
  invitedBy: string | null
  memberUntil: Date | null
}

/** Until the transaction ends, nobody else accepts it. @throws missing when it is not open */
async function openOf({ orgId, objectId, db }: Place): Promise<Open> {
  const { rows } = await sql<Open>`
    select o.name as organisation, i.account, i.name, i.role, i.role_ids as "roleIds", i.member_until as "memberUntil",
      i.expires_at as "expiresAt", actor_name(i.updated_by) as "invitedBy"
    from invitations i join organisations o on o.id = i.org_id
    where i.org_id = ${orgId} and i.id = ${objectId} and i.accepted_at is null and i.expires_at > now() for update of i`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

export async function invitationOf(scope: LinkScope) {
  const { organisation, account, name, role, roleIds, expiresAt, invitedBy } = await openOf(scope)
  const { rows } = await sql<{ name: string }>`
    select name from roles where org_id = ${scope.orgId} and id = any(${roleIds}::int[]) order by id`.execute(scope.db)
  const roleNames = rows.map(row => row.name)
  return { organisation, account, name, role, roleNames, expiresAt: expiresAt.toISOString(), invitedBy }
}

/** @throws a conflict when the account exists: its owner signs in first */
export async function acceptAsNew(
  scope: LinkScope,
  { name, password }: { name: string; password: string },
): Promise<void> {
  const { account } = await openOf(scope)
  await requirePassword(scope.db, { password, account, owner: { orgId: scope.orgId } })
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    select id, is_new as "isNew" from account_for(${account}, ${name}, ${await hashPassword(password)})`.execute(
    scope.db,
  )
  const [made] = rows
  if (!made?.isNew) throw refuse('conflict', 'members.accountKnown', {}, 'password')
  await becomeMember(scope, made.id)
}

/** @returns the organisation that was joined */
export async function acceptAsKnown({ db, userId }: SystemScope, token: string): Promise<number> {
  const key = await linkKeyOf(db)
  return db.transaction().execute(async tx => {
    const place = { ...(await openByLink(tx, key, invitationPurpose, token)), db: tx }
    const { account } = await openOf(place)
    if (!(await isAccountOf(tx, userId, account))) throw refuse('forbidden', 'members.otherAccount', { account })
    await becomeMember(place, userId)
    return place.orgId
  })
}

const isAccountOf = async (db: Database | Tx, userId: number, account: string): Promise<boolean> =>
  (await sql`select from users where id = ${userId} and account = ${account}`.execute(db)).rows.length > 0

async function becomeMember(place: Place, userId: number): Promise<void> {
  const { orgId, objectId, db } = place
  const { role, roleIds, memberUntil } = await openOf(place)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from roles where org_id = ${orgId} and id = any(${roleIds}::int[])`.execute(db)
  // Without the role that was meant, the built-in one could give more.
  if ((rows[0]?.n ?? 0) < roleIds.length) throw refuse('conflict', 'members.roleGone')
  const expiresAt = memberUntil?.toISOString() ?? null
  await addMember(place, { userId, role, roleIds, expiresAt })
  await sql`update invitations set accepted_at = now() where org_id = ${orgId} and id = ${objectId}`.execute(db)
  await revokeLinks(place, { purpose: invitationPurpose, objectId })
}
