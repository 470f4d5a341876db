import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Media that this organisation has articles of, by name; or the named ones. At most 20. */
export async function findMedia(
  scope: Scope,
  like: string,
  ids?: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const pattern = `%${like.replace(/[\\%_]/g, '\\$&')}%`
  const condition = ids ? sql`m.id = any(${[...ids]}::int[])` : sql`m.name ilike ${pattern}`
  const { rows } = await sql<{ id: number; name: string }>`
    select m.id, m.name from media m
    where ${condition} and exists (select 1 from org_articles o where o.org_id = ${scope.orgId} and o.media_id = m.id)
    order by length(m.name), m.name limit 20`.execute(scope.db)
  return rows
}
