/** Names of media and accounts in pinyin and by first letters, as the library is searched: written beside everything else. */
import { canonicalName } from '@guanlan/engine/rules'
import { type Database, jsonRows } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { pinyin } from 'pinyin-pro'

const atOnce = 500

/** `北京日报` → ` 北京日报 beijingribao bjrb `: each form is found by a part of it. */
export function spellingOf(names: readonly string[]): string {
  const forms = names.flatMap(name => [
    canonicalName(name),
    lettersOf(pinyin(name, { toneType: 'none', type: 'array', v: true })),
    lettersOf(pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' })),
  ])
  return ` ${[...new Set(forms.filter(form => form !== ''))].join(' ')} `
}

const lettersOf = (syllables: readonly string[]): string =>
  syllables
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** @returns whether there is more to do at once */
export async function spellNames(db: Database): Promise<boolean> {
  const media = await spell(
    db,
    sql`media`,
    sql`array[r.name] || array(select n.name from media_names n where n.media_id = r.id and n.kind <> 'domain' order by n.name)`,
  )
  const accounts = await spell(db, sql`media_accounts`, sql`array[r.name]`)
  return media || accounts
}

async function spell(db: Database, table: RawBuilder<unknown>, names: RawBuilder<unknown>): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: number; names: string[] }>`
      select r.id, ${names} as names from ${table} r where r.spelled is null order by r.id limit ${atOnce} for no key update of r skip locked`.execute(
      tx,
    )
    if (rows.length === 0) return false
    await sql`
      update ${table} r set spelled = g.spelled
      from json_to_recordset(${jsonRows(rows.map(row => ({ id: row.id, spelled: spellingOf(row.names) })))}::json) g (id int, spelled text)
      where r.id = g.id`.execute(tx)
    return rows.length === atOnce
  })
}
