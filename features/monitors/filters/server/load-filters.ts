/** The filters of organisations as they are kept, with the names of their media. */
import { allNamesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CompiledFilter, compileFilter, type StoredFilter } from './deciding/compile.ts'

/** Of each organisation that has any, those that are switched on, the oldest first. */
export async function loadFilters(db: Tx, orgIds: readonly number[]): Promise<Map<number, StoredFilter[]>> {
  const { rows } = await sql<StoredFilter & { orgId: number }>`
    select f.org_id as "orgId", f.id, f.kind as type, f.monitor_ids as "monitorIds", f.logic, f.conditions, f.text, f.threshold,
      ${allNamesOfMedia(sql`f.media`)} as media
    from filters f where f.org_id = any(${[...orgIds]}::int[]) and f.enabled order by f.org_id, f.id`.execute(db)
  return Map.groupBy(rows, row => row.orgId)
}

export async function filtersOf(db: Tx, orgId: number): Promise<CompiledFilter[]> {
  const stored = await loadFilters(db, [orgId])
  return (stored.get(orgId) ?? []).map(compileFilter)
}

/** A draft as if it were kept. */
export async function compiledDraft(
  db: Tx,
  filter: Omit<StoredFilter, 'media'> & { media: readonly number[] },
): Promise<CompiledFilter> {
  const { rows } = await sql<{
    names: string[]
  }>`select ${allNamesOfMedia(sql`${[...filter.media]}::int[]`)} as names`.execute(db)
  const names = rows[0]?.names ?? []
  // A medium that is not there is none of any article; without this a filter of it alone would be one of every medium.
  return compileFilter({ ...filter, media: filter.media.length > 0 && names.length === 0 ? [''] : names })
}
