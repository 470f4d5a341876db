/** Keys of an organisation, as its administrators keep them. Whoever is limited to folders keeps their own alone (docs/decisions/0021). */
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  foldersOf,
  makerText,
  type RolesNow,
  type Scope,
  type SecretBox,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ApiKey, KeyDraft, UseOfMonth } from '../contract.ts'
import { monthlyCalls } from './monthly-calls.ts'
import { hashOf, newSecret, prefixOf } from './tokens.ts'

/** Open and over ones together; those withdrawn are shown for so long. */
const mostKeys = 100
const shownDays = 90

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

type KeyRow = Omit<ApiKey, 'limited'> & { hasMaker: boolean; maker: RolesNow | null }

/** Of keys `k`. */
const ownAlone = ({ userId, limitedTo }: Pick<Scope, 'userId' | 'limitedTo'>) =>
  limitedTo ? sql`k.made_by = ${userId}` : sql`true`

export async function listKeys(scope: Scope): Promise<ApiKey[]> {
  const { orgId, db } = scope
  const { rows } = await sql<KeyRow>`
    select k.id, k.version, k.name, k.prefix, k.role_id as "roleId", r.name as "roleName", k.addresses, k.may_write as "mayWrite", ${iso('k.expires_at')} as "expiresAt",
      case when k.withdrawn_at is not null then 'withdrawn' when k.expires_at <= now() then 'expired' else 'active' end as state,
      case when k.withdrawn_at is null and k.previous_until > now() then ${iso('k.previous_until')} end as "previousUntil",
      ${iso('k.last_used_at')} as "lastUsedAt", k.last_address as "lastAddress", ${iso('k.created_at')} as "createdAt", ${iso('k.updated_at')} as "updatedAt",
      actor_name(k.updated_by) as "updatedBy", actor_name(k.made_by) as "madeBy", k.made_by is not null as "hasMaker",
      ${sql.raw(makerText(orgId, 'k.made_by'))} as maker
    from api_keys k left join api_roles r on r.id = k.role_id
    where k.org_id = ${orgId} and ${ownAlone(scope)} and (k.withdrawn_at is null or k.withdrawn_at > now() - make_interval(days => ${shownDays}))
    order by k.withdrawn_at is not null, k.id desc limit 2 * ${mostKeys}`.execute(db)
  return rows.map(({ hasMaker, maker, ...key }) => ({
    ...key,
    state: key.state === 'active' && hasMaker && !maker ? 'orphaned' : key.state,
    limited: maker !== null && foldersOf(maker.roles) !== null,
  }))
}

export async function listKeyRoles({ db }: Scope): Promise<{ id: number; name: string; note: string }[]> {
  const { rows } = await sql<{ id: number; name: string; note: string }>`
    select id, name, note from api_roles order by name, id limit 500`.execute(db)
  return rows
}

export async function makeKey(
  { orgId, userId, db, now }: CallScope,
  secretBox: SecretBox,
  draft: KeyDraft,
): Promise<{ id: number; secret: string }> {
  await requireDraft({ db, now }, draft)
  const { rows: open } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys where org_id = ${orgId} and withdrawn_at is null`.execute(db)
  if ((open[0]?.count ?? 0) >= mostKeys) throw refuse('conflict', 'apiKeys.tooManyKeys', { most: mostKeys })
  const secret = newSecret()
  const { rows } = await sql<{ id: number }>`
    insert into api_keys (org_id, name, role_id, addresses, may_write, expires_at, prefix, hash, updated_by, made_by)
    values (${orgId}, ${draft.name}, ${draft.roleId}, ${draft.addresses}::text[], ${draft.mayWrite}, ${draft.expiresAt}, ${prefixOf(secret)}, ${hashOf(secretBox, secret)}, ${userId}, ${userId})
    returning id`.execute(db)
  return { id: rows[0]?.id ?? 0, secret }
}

export async function changeKey(
  scope: CallScope,
  id: number,
  { version, ...draft }: KeyDraft & { version: number },
): Promise<void> {
  const { orgId, userId, db, now } = scope
  await requireDraft({ db, now }, draft)
  const { rows } = await sql`
    update api_keys k set name = ${draft.name}, role_id = ${draft.roleId}, addresses = ${draft.addresses}::text[], expires_at = ${draft.expiresAt}, may_write = ${draft.mayWrite},
      version = version + 1, updated_at = now(), updated_by = ${userId}
    where org_id = ${orgId} and id = ${id} and withdrawn_at is null and version = ${version} and ${ownAlone(scope)} returning 1`.execute(
    db,
  )
  if (rows.length > 0) return
  const { rows: stored } = await sql<{ by: string | null }>`
    select actor_name(updated_by) as by from api_keys k
    where org_id = ${orgId} and id = ${id} and withdrawn_at is null and ${ownAlone(scope)}`.execute(db)
  if (!stored[0]) throw refuse('missing', 'platform.missing')
  throw refuse('conflict', 'platform.changedSince', { by: stored[0].by ?? '' })
}

/** From now on the key is bounded by who exchanges it, and the secret of before by whoever made that one. */
export async function exchangeKey(
  scope: CallScope,
  secretBox: SecretBox,
  id: number,
  hours: number,
): Promise<{ secret: string; previousUntil: string }> {
  const { orgId, userId, db } = scope
  const secret = newSecret()
  const { rows } = await sql<{ until: string; name: string }>`
    update api_keys k set previous_made_by = made_by, made_by = ${userId}, previous_prefix = prefix, previous_hash = hash, previous_until = now() + make_interval(hours => ${hours}),
      prefix = ${prefixOf(secret)}, hash = ${hashOf(secretBox, secret)}, version = version + 1, updated_at = now(), updated_by = ${userId}
    where org_id = ${orgId} and id = ${id} and withdrawn_at is null and ${ownAlone(scope)}
    returning ${iso('previous_until')} as until, name`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  scope.name(rows[0].name)
  return { secret, previousUntil: rows[0].until }
}

export async function withdrawKey(scope: CallScope, id: number): Promise<void> {
  const { orgId, userId, db } = scope
  const { rows } = await sql<{ name: string }>`
    update api_keys k set withdrawn_at = now(), version = version + 1, updated_at = now(), updated_by = ${userId}
    where org_id = ${orgId} and id = ${id} and withdrawn_at is null and ${ownAlone(scope)} returning name`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  scope.name(rows[0].name)
}

/** Those that the caller made with a role and that are not withdrawn, but one. */
export async function withdrawOthersOfRole(
  { orgId, userId, db }: CallScope,
  { roleId, but }: { roleId: number; but: number },
): Promise<void> {
  await sql`
    update api_keys set withdrawn_at = now(), version = version + 1, updated_at = now(), updated_by = ${userId}
    where org_id = ${orgId} and made_by = ${userId} and role_id = ${roleId} and id <> ${but} and withdrawn_at is null`.execute(
    db,
  )
}

export async function usesOfMonth(scope: Scope): Promise<UseOfMonth> {
  const { orgId, db } = scope
  const { rows: calls } = await sql<UseOfMonth['calls'][number]>`
    select k.name as "keyName", u.call, sum(u.times)::int as times, sum(u.fen)::float8 as fen
    from api_uses u join api_keys k on k.org_id = u.org_id and k.id = u.key_id
    where u.org_id = ${orgId} and ${ownAlone(scope)} and u.day >= date_trunc('month', quota_day(${orgId})) and u.times > 0
    group by k.id, k.name, u.call order by times desc, k.name, u.call limit 200`.execute(db)
  return { ...(await monthOf({ orgId, db })), fen: calls.reduce((sum, { fen }) => sum + fen, 0), calls }
}

export async function monthOf({
  orgId,
  db,
}: Pick<Scope, 'orgId' | 'db'>): Promise<{ used: number; limit: number | null }> {
  const { rows } = await sql<{ used: number; limit: number | null }>`
    select coalesce((select used from quota_uses where org_id = ${orgId} and quota = ${monthlyCalls}
        and day = date_trunc('month', quota_day(${orgId}))::date), 0)::int as used,
      (select nullif(most, -1)::float8 from org_limits where org_id = ${orgId} and quota = ${monthlyCalls}) as limit`.execute(
    db,
  )
  return rows[0] ?? { used: 0, limit: null }
}

async function requireDraft({ db, now }: Pick<Scope, 'db' | 'now'>, { roleId, expiresAt }: KeyDraft): Promise<void> {
  const { rows } = await sql`select 1 from api_roles where id = ${roleId}`.execute(db)
  if (rows.length === 0) throw refuse('invalid', 'apiKeys.chooseRole', {}, 'roleId')
  if (expiresAt !== null && new Date(expiresAt) <= now) throw refuse('invalid', 'apiKeys.endInPast', {}, 'expiresAt')
}

/** Of the key that acts; a person is none. */
export async function mayWrite({ orgId, userId, db }: Pick<CallScope, 'orgId' | 'userId' | 'db'>): Promise<boolean> {
  const { rows } = await sql`
    select from api_keys where org_id = ${orgId} and user_id = ${userId} and may_write and withdrawn_at is null`.execute(
    db,
  )
  return rows.length > 0
}
