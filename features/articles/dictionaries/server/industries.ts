/** The industries of the installation: one list for everybody, kept by operators. */
import type { Locale } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Industry } from '../contract.ts'
import { entryOf } from './dictionaries.ts'

export async function industriesOf(db: Database | Tx, locale: Locale) {
  const rows = await db
    .selectFrom('industries')
    .select(['code', 'name', 'name_tw', 'name_en', 'words'])
    .orderBy('position')
    .orderBy('code')
    .limit(500)
    .execute()
  return rows.map(({ words, ...row }) => ({
    ...entryOf(row.code, [row.name, row.name_tw, row.name_en], locale),
    words,
  }))
}

export async function replaceIndustries(db: Database, industries: readonly Industry[]): Promise<void> {
  await db.transaction().execute(async tx => {
    const before = await tx.deleteFrom('industries').returning(['code', 'words']).execute()
    const known = new Map(before.map(({ code, words }) => [code, words]))
    await tx
      .insertInto('industries')
      .values(
        industries.map(({ dicCode, names: [name, name_tw, name_en], words }, position) => ({
          code: dicCode,
          position,
          name,
          name_tw,
          name_en,
          words: words ?? known.get(dicCode) ?? [],
        })),
      )
      .execute()
  })
}

/** Rows whose text has a word of the industry; none where the industry has no words. */
export const isOfIndustry = (code: string, text: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from industries i, unnest(i.words) w (word) where i.code = ${code} and strpos(lower(${text}), lower(w.word)) > 0)`
