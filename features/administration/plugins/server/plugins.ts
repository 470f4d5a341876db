/** Which plug-ins an organisation has switched on. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Plugin, type PluginDraft, type PlugType, plugTypes } from '../contract.ts'

export async function listPlugins({ orgId, db }: Scope, only?: PlugType): Promise<Plugin[]> {
  const { rows } = await sql<
    Omit<Plugin, 'orgId' | 'isOpen' | 'updatedAt'> & { isOpen: boolean; updatedAt: Date | null }
  >`
    select t.plug_type as "plugType", coalesce(p.plug_name, '') as "plugName", coalesce(p.is_open, false) as "isOpen", p.version, p.updated_at as "updatedAt",
      coalesce(member_name(p.updated_by), '#' || p.updated_by) as "updatedBy",
      (select count(*)::int from plugin_strategies s where s.org_id = ${orgId} and s.plug_type = t.plug_type) as strategies,
      (select count(*)::int from plugin_addresses a where a.org_id = ${orgId} and a.plug_type = t.plug_type and a.revoked_at is null and p.is_open) as addresses
    from unnest(${only ? [only] : [...plugTypes]}::text[]) with ordinality as t (plug_type, place)
    left join plugins p on p.org_id = ${orgId} and p.plug_type = t.plug_type
    order by t.place`.execute(db)
  return rows.map(({ isOpen, updatedAt, ...row }) => ({
    ...row,
    orgId,
    isOpen: isOpen ? 1 : 0,
    updatedAt: updatedAt?.toISOString() ?? null,
  }))
}

/** @throws missing for the number of another organisation: whoever guesses learns nothing */
export async function savePlugin(scope: CallScope, draft: PluginDraft): Promise<Plugin> {
  const { orgId, userId, db, now } = scope
  if (draft.orgId !== undefined && draft.orgId !== orgId) throw refuse('missing', 'platform.missing')
  await sql`
    insert into plugins (org_id, plug_type, plug_name, is_open, updated_by, updated_at)
    values (${orgId}, ${draft.plugType}, ${draft.plugName}, ${draft.isOpen === 1}, ${userId}, ${now})
    on conflict (org_id, plug_type) do update set plug_name = excluded.plug_name, is_open = excluded.is_open,
      version = plugins.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(db)
  const [saved] = await listPlugins(scope, draft.plugType)
  if (!saved) throw refuse('missing', 'platform.missing')
  return saved
}

export async function isSwitchedOn({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, plugType: PlugType): Promise<boolean> {
  const { rows } = await sql`
    select 1 from plugins where org_id = ${orgId} and plug_type = ${plugType} and is_open`.execute(db)
  return rows.length > 0
}
