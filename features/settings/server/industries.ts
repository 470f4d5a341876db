/** The industries of the installation: one list for everybody, kept by operators. */
import type { Locale } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import type { Industry } from '../contract.ts'
import { entryOf } from './dictionaries.ts'

export async function industriesOf(db: Database, locale: Locale) {
  const rows = await db
    .selectFrom('industries')
    .select(['code', 'name', 'name_tw', 'name_en'])
    .orderBy('position')
    .orderBy('code')
    .limit(500)
    .execute()
  return rows.map(row => entryOf(row.code, [row.name, row.name_tw, row.name_en], locale))
}

export async function replaceIndustries(db: Database, industries: readonly Industry[]): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('industries').execute()
    await tx
      .insertInto('industries')
      .values(
        industries.map(({ dicCode, names: [name, name_tw, name_en] }, position) => ({
          code: dicCode,
          position,
          name,
          name_tw,
          name_en,
        })),
      )
      .execute()
  })
}
