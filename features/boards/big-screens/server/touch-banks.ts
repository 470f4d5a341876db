/** Touch banks: one a screen, saved as a whole. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { TouchBank, type TouchScreen } from '../contract.ts'

export async function getTouchBank(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  screen: TouchScreen,
): Promise<TouchBank> {
  const { rows } = await sql<TouchBank>`
    select screen, version, content as entries from touch_banks where org_id = ${orgId} and screen = ${String(screen)}`.execute(
    db,
  )
  return bankOf(rows[0], screen) ?? { screen, version: 0, entries: [] }
}

/** What stands on the wall, without what the entries hold. */
export async function touchTitles({ db, orgId }: Pick<Scope, 'db' | 'orgId'>, screen: TouchScreen): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select e.entry ->> 'title' as title from touch_banks b, jsonb_array_elements(b.content) with ordinality e (entry, place)
    where b.org_id = ${orgId} and b.screen = ${String(screen)} order by e.place`.execute(db)
  return rows.map(({ title }) => title)
}

/** @throws conflict where somebody saved since */
export async function saveTouchBank(scope: CallScope, { screen, version, entries }: TouchBank): Promise<TouchBank> {
  const { db, orgId, userId, now } = scope
  const content = JSON.stringify(entries)
  const { rows } = await sql<TouchBank>`
    insert into touch_banks as b (org_id, screen, content, updated_at, updated_by)
    select ${orgId}, ${String(screen)}, ${content}::jsonb, ${now}, ${userId}
    where ${version} = 0 or exists (select from touch_banks where org_id = ${orgId} and screen = ${String(screen)})
    on conflict (org_id, screen) do update
      set content = excluded.content, version = b.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where b.version = ${version}
    returning screen, version, content as entries`.execute(db)
  const saved = bankOf(rows[0], screen)
  if (!saved) throw refuse('conflict', 'platform.changedSince', { by: '' })
  return saved
}

/** Entries of before have no frame: the schema says what that means. */
const bankOf = (row: TouchBank | undefined, screen: TouchScreen): TouchBank | null =>
  row ? TouchBank.parse({ ...row, screen }) : null
