/** What is switched off: read with the opening of each call (platform/server/calls), written here. */
import { switchedOffByFeature, switchOrganisation } from '@guanlan/features/people/organisations/server'
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
  const rows = await switchedOffByFeature(db, mostNamed)
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
  const isDone =
    orgId === null ? await turnForAll(db, feature, off) : await switchOrganisation(db, orgId, { feature, off })
  if (!isDone) throw refuse('missing', 'installation.organisationMissing', {}, 'orgId')
  return null
}

async function turnForAll(db: Database, feature: string, off: boolean): Promise<boolean> {
  const others = sql`array_remove(switched_off, ${feature})`
  const next = off ? sql`array_append(${others}, ${feature})` : others
  const { numAffectedRows } =
    await sql`update installation_switches set switched_off = ${next}, version = version + 1`.execute(db)
  return numAffectedRows === 1n
}

function requireKnown(known: readonly Switchable[], feature: string, field: string): void {
  if (!known.some(each => each.feature === feature)) throw refuse('invalid', 'installation.feature', {}, field)
}
