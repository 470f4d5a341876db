/** Addresses that programs outside read: made, told once, exchanged by making another, ended at once. */
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, revokeLinks, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Address, AddressDraft, MadeAddress, OutgoingType } from '../contract.ts'
import { isSwitchedOn } from './plugins.ts'

const purpose = 'pluginAddress'
/** Until somebody ends it: programs are not asked to change an address once a year. */
const years = 20
const mostShown = 500

export async function listAddresses({ orgId, db }: Scope): Promise<Address[]> {
  const { rows } = await sql<Omit<Address, 'madeAt' | 'lastUsedAt'> & { madeAt: Date; lastUsedAt: Date | null }>`
    select a.id, a.plug_type as "plugType", a.strategy_id as "strategyId", a.monitor_id as "monitorId", coalesce(s.name, m.name) as name,
      a.made_at as "madeAt", coalesce(member_name(a.made_by), '#' || a.made_by) as "madeBy", l.last_used_at as "lastUsedAt", coalesce(l.uses, 0) as uses
    from plugin_addresses a
    left join plugin_strategies s on s.org_id = ${orgId} and s.id = a.strategy_id
    left join ${monitorRows} m on m.org_id = ${orgId} and m.id = a.monitor_id and m.deleted_at is null
    left join links l on l.org_id = ${orgId} and l.purpose = ${purpose} and l.object_id = a.id and l.revoked_at is null
    where a.org_id = ${orgId} and a.revoked_at is null order by a.id desc limit ${mostShown}`.execute(db)
  return rows.map(({ madeAt, lastUsedAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** @throws missing where there is no such strategy or monitor; conflict while the plug-in is off */
export async function publish(scope: CallScope, draft: AddressDraft): Promise<MadeAddress> {
  const plugType = await typeOf(scope, draft)
  if (!(await isSwitchedOn(scope, plugType))) throw refuse('conflict', 'plugins.isOff')
  await endThose(
    scope,
    draft.strategyId === null
      ? sql`monitor_id = ${draft.monitorId}::int and plug_type = ${plugType}`
      : sql`strategy_id = ${draft.strategyId}::int`,
  )
  const { rows } = await sql<{ id: number }>`
    insert into plugin_addresses (org_id, plug_type, strategy_id, monitor_id, made_at, made_by)
    values (${scope.orgId}, ${plugType}, ${draft.strategyId}, ${draft.monitorId}, ${scope.now}, ${scope.userId}) returning id`.execute(
    scope.db,
  )
  const id = rows[0]?.id ?? 0
  const expiresAt = new Date(scope.now)
  expiresAt.setFullYear(expiresAt.getFullYear() + years)
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt })
  return { id, paths: pathsOf(plugType, token, scope.locale) }
}

/** The language stands in the address, so that the titles of columns are the same whoever asks. */
const pathsOf = (plugType: OutgoingType, token: string, locale: string): Record<string, string> =>
  plugType === 'table'
    ? { csv: `/open/v1/table/${token}/csv?lang=${locale}`, json: `/open/v1/table/${token}/json` }
    : { rss: `/open/v1/feed/${token}/rss`, atom: `/open/v1/feed/${token}/atom` }

export async function revoke(scope: CallScope, id: number): Promise<void> {
  if ((await endThose(scope, sql`id = ${id}`)) === 0) throw refuse('missing', 'platform.missing')
}

async function endThose(scope: CallScope, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update plugin_addresses set revoked_at = ${scope.now}
    where org_id = ${scope.orgId} and revoked_at is null and ${condition} returning id`.execute(scope.db)
  for (const { id } of rows) await revokeLinks(scope, { purpose, objectId: id })
  return rows.length
}

async function typeOf({ orgId, db }: Scope, { strategyId, monitorId }: AddressDraft): Promise<OutgoingType> {
  const { rows } = await sql<{ plugType: OutgoingType }>`
    select plug_type as "plugType" from plugin_strategies where org_id = ${orgId} and id = ${strategyId}::int
    union all select 'rss' from ${monitorRows} m where org_id = ${orgId} and id = ${monitorId}::int and deleted_at is null`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0].plugType
}
