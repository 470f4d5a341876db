/** What a task may be made of: sources and media groups of the organisation. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

const mostChoices = 50

export async function sourceChoices({ orgId, db }: Scope, { like, ids }: { like: string; ids?: string | undefined }) {
  const pattern = `%${like
    .replaceAll('\0', '')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`
  const which = ids
    ? sql`s.id = any(${ids.split(',').map(Number)}::int[])`
    : sql`(coalesce(o.name, s.name) ilike ${pattern} or s.url ilike ${pattern})`
  const { rows } = await sql<{ id: number; name: string; note: string }>`
    select s.id, coalesce(nullif(o.name, ''), nullif(s.name, ''), s.url) as name, s.host as note
    from sources s left join org_sources o on o.org_id = ${orgId} and o.source_id = s.id
    where (s.shared or o.source_id is not null) and ${which}
    order by o.source_id is null, name, s.id limit ${ids ? 500 : mostChoices}`.execute(db)
  return { list: rows }
}

export async function groupChoices(
  { orgId, db }: Scope,
  { like, page, pageSize }: { like: string; page: number; pageSize: number },
) {
  const pattern = `%${like
    .replaceAll('\0', '')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: number; name: string; members: number; sources: number; total: number }>`
    select g.id, g.name, cardinality(g.members) as members,
      (select count(*) from gather_sources(g.org_id, '{}', array[g.id]))::int as sources, g.total
    from (
      select org_id, id, name, members, (count(*) over ())::int as total from org_media_groups
      where org_id = ${orgId} and name ilike ${pattern} order by name, id limit ${pageSize} offset ${(page - 1) * pageSize}
    ) g order by g.name, g.id`.execute(db)
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, page, pageSize }
}
