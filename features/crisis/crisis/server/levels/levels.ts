/** The four levels as an organisation has them: as they come, or as it set them. */
import { missingPeople } from '@guanlan/features/people/address-book/server'
import { type Locale, locales, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type CrisisLevel,
  type LevelDraft,
  LevelSetting,
  levelCodes,
  type StoredLevel,
  usualLevels,
} from '../../contract.ts'

export async function listLevels({
  orgId,
  db,
  locale,
}: Pick<Scope, 'orgId' | 'db' | 'locale'>): Promise<StoredLevel[]> {
  const { rows } = await sql<{ id: CrisisLevel; version: number; setting: unknown }>`
    select id, version, setting from crisis_levels where org_id = ${orgId}`.execute(db)
  return levelCodes.map(id => {
    const stored = rows.find(row => row.id === id)
    const setting = stored ? LevelSetting.parse(stored.setting) : usualLevels[id]
    return { ...setting, id, crisisLevel: id, name: nameIn(setting, locale), version: stored?.version ?? 0 }
  })
}

const nameIn = ({ names }: LevelSetting, locale: Locale): string =>
  names[Math.max(0, locales.indexOf(locale))] ?? names[0]

export async function levelOf(scope: Pick<Scope, 'orgId' | 'db' | 'locale'>, id: CrisisLevel): Promise<StoredLevel> {
  return (await listLevels(scope)).find(level => level.id === id) as StoredLevel
}

/** @throws a refusal at the field that names a roster or group which the address book does not have */
async function requireKnown(scope: Scope, { rosterIds, groups, presets }: LevelSetting): Promise<void> {
  const missing = await missingPeople(scope, { groups, rosterIds })
  const [gone] = (['rosterIds', 'groups'] as const).filter(field => missing[field].length > 0)
  if (gone) throw refuse('invalid', 'crisis.standbyGone', {}, gone)
  const holders = presets.map(({ userId }) => userId)
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${holders}::int[]) id where member_name(id) is null limit 1`.execute(scope.db)
  if (rows[0]) throw refuse('invalid', 'crisis.noMember', {}, `presets.${holders.indexOf(rows[0].id)}.userId`)
}

/** @throws a conflict that names who, when it was set since the version that is named; 0: as it comes */
export async function updateLevel(
  scope: Scope,
  { id, version, ...setting }: z.output<typeof LevelDraft>,
): Promise<StoredLevel> {
  const { orgId, userId, db, now } = scope
  await requireKnown(scope, setting)
  const json = JSON.stringify(setting)
  const { rows } =
    version === 0
      ? await sql`
          insert into crisis_levels (org_id, id, updated_at, updated_by, setting) values (${orgId}, ${id}, ${now}::timestamptz, ${userId}::int, ${json}::jsonb)
          on conflict do nothing returning id`.execute(db)
      : await sql`
          update crisis_levels set setting = ${json}::jsonb, version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
          where org_id = ${orgId} and id = ${id} and version = ${version} returning id`.execute(db)
  if (rows.length === 0) {
    const { rows: other } = await sql<{ by: string | null }>`
      select coalesce(member_name(updated_by), '#' || updated_by) as by from crisis_levels where org_id = ${orgId} and id = ${id}`.execute(
      db,
    )
    throw refuse('conflict', 'platform.changedSince', { by: other[0]?.by ?? '' })
  }
  return levelOf(scope, id)
}
