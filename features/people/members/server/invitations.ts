/** Invitations of an organisation. Whether an account exists is neither looked at nor told: whoever is meant says so by accepting. */
import { cancelTo, enqueue, type Posting } from '@guanlan/features/workspace/notifications/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import { afterKey, type CallScope, containing, keyOf, revokeLinks, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Given, type Invitation, type InvitationQuestion, invitationDays, invitationPurpose } from '../contract.ts'
import { strings } from '../strings.ts'
import { type Giver, requireGivable } from './rights.ts'

type Invited = Given & { account: string; name: string }
export interface Sent {
  id: number
  link: string
}

/** @throws a conflict when they are a member of this organisation, or invited already */
export async function invite(
  giver: Giver,
  publicUrl: string,
  { account, name, role, roleIds, expiresAt }: Invited,
): Promise<Sent> {
  const { scope } = giver
  const { orgId, userId, db, now } = scope
  await requireGivable(giver, { role, roleIds })
  const { rows: members } = await sql`
    select from people_of_organisation where org_id = ${orgId} and account = ${account}`.execute(db)
  if (members.length > 0) throw refuse('conflict', 'members.memberAlready', {}, 'account')
  const { rows } = await sql<{ id: number }>`
    insert into invitations (org_id, account, name, role, role_ids, member_until, expires_at, updated_by, updated_at)
    values (${orgId}, ${account}, ${name}, ${role}, ${[...roleIds]}::int[], ${expiresAt}, ${endOf(now)}, ${userId}, ${now})
    on conflict (org_id, account) where accepted_at is null do nothing returning id`.execute(db)
  if (!rows[0]) throw refuse('conflict', 'members.invitedAlready', {}, 'account')
  return { id: rows[0].id, link: await send(scope, publicUrl, { id: rows[0].id, account, name }) }
}

/** A new link; the ones before open nothing any longer. */
export async function resend(scope: CallScope, publicUrl: string, id: number): Promise<string> {
  const { orgId, userId, db, now } = scope
  const { rows } = await sql<{ account: string; name: string }>`
    update invitations set expires_at = ${endOf(now)}, version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where org_id = ${orgId} and id = ${id} and accepted_at is null returning account, name`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  await revokeLinks(scope, { purpose: invitationPurpose, objectId: id })
  return send(scope, publicUrl, { id, ...rows[0] })
}

export async function withdraw(scope: CallScope, id: number): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    delete from invitations where org_id = ${scope.orgId} and id = ${id} and accepted_at is null`.execute(scope.db)
  if (numAffectedRows === 0n) throw refuse('missing', 'platform.missing')
  await revokeLinks(scope, { purpose: invitationPurpose, objectId: id })
  return { changed: 1 }
}

/** @returns the link; where the account is a mail address, it is sent there too */
async function send(
  scope: CallScope,
  publicUrl: string,
  to: { id: number; account: string; name: string },
): Promise<string> {
  const token = await scope.makeLink({ purpose: invitationPurpose, objectId: to.id, expiresAt: endOf(scope.now) })
  const link = linkOf(publicUrl, token)
  const mail = mailOf(to, { link, organisation: await organisationName(scope), locale: scope.locale })
  if (mail) await enqueue(scope, mail)
  return link
}

// Behind the hash, so that no server on the way is told the token.
export const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/#/invitation?token=${token}`

export async function organisationName({ orgId, db }: Pick<Scope, 'orgId' | 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(look_name, ''), name) as name from organisations where id = ${orgId}`.execute(db)
  return rows[0]?.name ?? ''
}

/** Pure. Null where the account is no address. */
export function mailOf(
  to: { account: string; name: string },
  { link, organisation, locale }: { link: string; organisation: string; locale: Locale },
): Posting | null {
  if (!to.account.includes('@')) return null
  return {
    purpose: invitationPurpose,
    receivers: [{ by: 'email', address: to.account, name: to.name }],
    message: {
      title: say(strings.mailTitle, locale, { organisation }),
      lines: [say(strings.mailLine, locale, { organisation, days: invitationDays })],
      link,
      linkName: say(strings.join, locale),
      locale,
    },
  }
}

/** Mails of invitations that were taken back are not sent any more. */
export async function cancelMailsOf(scope: Scope, undone: number): Promise<void> {
  const { rows } = await sql<{ account: string }>`
    select after ->> 'account' as account from operation_rows
    where org_id = ${scope.orgId} and operation_id = ${undone} and subject_table = 'invitations' and act = 'I'`.execute(
    scope.db,
  )
  const addresses = rows.map(({ account }) => account)
  await cancelTo(scope, { channel: 'email', addresses, purposes: [invitationPurpose] })
}

export const endOf = (now: Date): Date => new Date(now.getTime() + invitationDays * 86_400_000)

const sorts = { name: { value: sql`r.name`, type: 'text' }, account: { value: sql`r.account`, type: 'text' } } as const

/** Those that nobody has accepted, also when they are over. */
export async function listInvitations(
  { orgId, db }: Scope,
  {
    like,
    sort,
    order,
    page,
    pageSize,
    after,
  }: InvitationQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const by = sorts[sort]
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const condition = sql`r.org_id = ${orgId} and r.accepted_at is null and ${containing(['name', 'account'], like) ?? sql`true`}`
  const behind = after === undefined ? sql`true` : afterKey(by, order, after)
  const { rows } = await sql<Omit<Invitation, 'expiresAt'> & { expiresAt: Date }>`
    select r.id, r.account, r.name, r.role, r.expires_at as "expiresAt",
      case when r.expires_at <= now() then 'expired' else 'invited' end as state,
      coalesce((select array_agg(o.name order by o.id) from roles o where o.org_id = r.org_id and o.id = any(r.role_ids)), '{}') as "roleNames",
      actor_name(r.updated_by) as "invitedBy"
    from invitations r where ${condition} and ${behind} order by ${by.value} ${direction}, r.id ${direction}
    limit ${pageSize + 1} offset ${after === undefined ? (page - 1) * pageSize : 0}`.execute(db)
  const list = rows.slice(0, pageSize).map(row => ({ ...row, expiresAt: row.expiresAt.toISOString() }))
  const last = rows.length > pageSize ? list.at(-1) : undefined
  const counted =
    after === undefined &&
    (await sql<{ n: number }>`select count(*)::int as n from invitations r where ${condition}`.execute(db))
  return {
    list,
    total: counted ? (counted.rows[0]?.n ?? 0) : null,
    page,
    pageSize,
    next: last ? keyOf(last[sort], last.id) : null,
  }
}

/** Members, and those whose invitation is open: accepting one needs no place of its own. */
export async function countPeople({ orgId, db }: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from memberships where org_id = ${orgId} and support_id is null)::int
      + (select count(*) from invitations where org_id = ${orgId} and accepted_at is null and expires_at > now())::int as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
