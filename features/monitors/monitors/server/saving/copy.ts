import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { MonitorDraft } from '../../contract.ts'
import { addMonitor } from './save.ts'

interface Stored {
  id: number
  parentId: number | null
  kind: 'folder' | 'item'
  name: string
  shortName: string | null
  category: string | null
  form: unknown
  rule: string | null
  languages: string[]
  regions: number[]
  isOpen: boolean
}

/**
 * The tree of one organisation in another, rules as they were written, so that they name the vocabularies of that name there. Limits by media are left: groups are
 * each organisation's own.
 * @param from a scope of the organisation that is copied. @returns how many
 */
export async function copyMonitors(from: Pick<Scope, 'db' | 'orgId'>, to: Scope): Promise<number> {
  const { rows } = await sql<Stored>`
    with recursive tree as (
      select m.*, 0 as depth from monitors m where m.org_id = ${from.orgId} and m.parent_id is null and m.deleted_at is null
      union all select m.*, t.depth + 1 from monitors m join tree t on m.parent_id = t.id where m.org_id = ${from.orgId} and m.deleted_at is null)
    select id, parent_id as "parentId", kind, name, short_name as "shortName", category, form, coalesce(written, rule) as rule, languages, regions, is_open as "isOpen"
    from tree order by depth, position, id`.execute(from.db)
  const made = new Map<number, number>()
  for (const { id, parentId, ...stored } of rows) {
    const fatherId = parentId === null ? 0 : (made.get(parentId) ?? 0)
    made.set(id, await addMonitor(to, MonitorDraft.parse({ ...stored, fatherId })))
  }
  return made.size
}
