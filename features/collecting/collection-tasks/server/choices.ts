/** What a task may be made of: sources and media groups of the organisation. */
import { containing, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

const mostChoices = 50

export async function sourceChoices({ orgId, db }: Scope, { like, ids }: { like: string; ids?: string | undefined }) {
  const which = ids
    ? sql`r.id = any(${ids.split(',').map(Number)}::int[])`
    : (containing(['name', 'url'], like) ?? sql`true`)
  const { rows } = await sql<{ id: number; name: string; note: string }>`
    select r.id, coalesce(nullif(r.name, ''), r.url) as name, s.host as note
    from visible_sources r join sources s on s.id = r.id
    where r.org_id = ${orgId} and (r.shared or r.own) and ${which}
    order by not r.own, 2, r.id limit ${ids ? 500 : mostChoices}`.execute(db)
  return { list: rows }
}

export async function groupChoices(
  { orgId, db }: Scope,
  { like, page, pageSize }: { like: string; page: number; pageSize: number },
) {
  const { rows } = await sql<{ id: number; name: string; members: number; sources: number; total: number }>`
    select g.id, g.name, cardinality(g.members) as members,
      (select count(*) from gather_sources(g.org_id, '{}', array[g.id]))::int as sources, g.total
    from (
      select org_id, id, name, members, (count(*) over ())::int as total from org_media_groups r
      where org_id = ${orgId} and ${containing(['name'], like) ?? sql`true`} order by name, id limit ${pageSize} offset ${(page - 1) * pageSize}
    ) g order by g.name, g.id`.execute(db)
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, page, pageSize }
}
