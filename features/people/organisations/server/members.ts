/** The people of an organisation, by name: for choosing one. */
import { afterKey, containing, keyOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

const byName = { value: sql`r.name`, type: 'text' } as const

export async function listMembers(
  { orgId, db }: Scope,
  {
    like,
    ids,
    after,
    pageSize,
  }: { like: string; ids?: number[] | undefined; after?: string | undefined; pageSize: number },
) {
  const behind = after === undefined ? sql`true` : afterKey(byName, 'asc', after)
  const members = sql`(select user_id as id, member_name(user_id) as name from memberships where org_id = ${orgId} and support_id is null) r`
  const condition = sql`${containing(['name'], like) ?? sql`true`} and ${ids ? sql`r.id = any(${ids}::int[])` : sql`true`}`
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, r.name from ${members} where ${condition} and ${behind} order by r.name, r.id limit ${pageSize + 1}`.execute(
    db,
  )
  const list = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? list.at(-1) : undefined
  const counted =
    after === undefined &&
    (await sql<{ n: number }>`select count(*)::int as n from ${members} where ${condition}`.execute(db))
  return {
    list,
    total: counted ? (counted.rows[0]?.n ?? 0) : null,
    page: 1,
    pageSize,
    next: last ? keyOf(last.name, last.id) : null,
  }
}
