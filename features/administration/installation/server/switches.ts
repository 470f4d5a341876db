/** What is switched off: read with the opening of each call (platform/server/calls), written here. */
import { refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Switch } from '../contract.ts'
import type { Switchable } from './switchable.ts'

export interface GlobalSettings {
  version: number
  switchedOff: string[]
}

export async function globalSettings(db: Database): Promise<GlobalSettings> {
  const { version, switched_off } = await db
    .selectFrom('installation_switches')
    .select(['version', 'switched_off'])
    .executeTakeFirstOrThrow()
  return { version, switchedOff: switched_off }
}

/** @throws a conflict when they were changed since that version */
export async function changeGlobalSettings(
  db: Database,
  known: readonly Switchable[],
  { version, switchedOff }: GlobalSettings,
): Promise<GlobalSettings> {
  for (const [at, name] of switchedOff.entries()) requireKnown(known, name, `switchedOff.${at}`)
  const { numUpdatedRows } = await db
    .updateTable('installation_switches')
    .set({ switched_off: [...new Set(switchedOff)].sort(), version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: '' })
  return globalSettings(db)
}

const mostNamed = 100

export async function listSwitches(db: Database, known: readonly Switchable[]): Promise<Switch[]> {
  const { switchedOff } = await globalSettings(db)
  const { rows } = await sql<{ feature: string; organisations: Switch['organisations'] }>`
    select f.feature, jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.name, f.id) filter (where f.n <= ${mostNamed}) as organisations
    from (select feature, o.id, o.name, row_number() over (partition by feature order by o.name, o.id) as n
      from organisations o, unnest(o.switched_off) as feature where o.deleted_at is null) f
    group by f.feature order by f.feature limit 1000`.execute(db)
  const byFeature = new Map(rows.map(({ feature, organisations }) => [feature, organisations]))
  return known.map(({ feature, title }) => ({
    feature,
    title,
    off: switchedOff.includes(feature),
    organisations: byFeature.get(feature) ?? [],
  }))
}

export async function turnSwitch(
  db: Database,
  known: readonly Switchable[],
  { feature, orgId, off }: { feature: string; orgId: number | null; off: boolean },
): Promise<null> {
  requireKnown(known, feature, 'feature')
  const others = sql`array_remove(switched_off, ${feature})`
  const next = off ? sql`array_append(${others}, ${feature})` : others
  const { numAffectedRows } =
    orgId === null
      ? await sql`update installation_switches set switched_off = ${next}, version = version + 1`.execute(db)
      : await sql`update organisations set switched_off = ${next} where id = ${orgId} and deleted_at is null`.execute(
          db,
        )
  if (numAffectedRows !== 1n) throw refuse('missing', 'installation.organisationMissing', {}, 'orgId')
  return null
}

function requireKnown(known: readonly Switchable[], feature: string, field: string): void {
  if (!known.some(each => each.feature === feature)) throw refuse('invalid', 'installation.feature', {}, field)
}
