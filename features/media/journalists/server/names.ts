/** People of the book by number or name, for whoever refers to them. */
import { numberList, patternOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Place = Pick<Scope, 'db' | 'orgId'>
interface Named {
  id: number
  name: string
}

/** Names of those who are in the book. */
export async function namesOfJournalists(
  { db, orgId }: Place,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Named>`
    select id, name from journalists where org_id = ${orgId} and removed_at is null and id = any(${numberList(ids)}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** By the very name; of several people of one name none. */
export async function journalistsNamed(
  { db, orgId }: Place,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Named>`
    select min(id) as id, name from journalists where org_id = ${orgId} and removed_at is null and name = any(${[...names]}::text[])
    group by name having count(*) = 1`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const mostFound = 20
const mostNamed = 100

/** For pickers: by a part of the name, or those of the ids; each with where they write now. */
export async function findJournalists(
  { db, orgId }: Place,
  { like, ids }: { like: string; ids?: string | undefined },
): Promise<{ id: number; name: string; note: string }[]> {
  const where =
    ids === undefined
      ? sql`j.name ilike ${patternOf(like)}`
      : sql`j.id = any(${numberList(ids.split(',').map(Number))}::int[])`
  const { rows } = await sql<{ id: number; name: string; note: string }>`
    select j.id, j.name, coalesce((select string_agg(e ->> 'medium', '、') from jsonb_array_elements(j.entries) e where e ->> 'to' is null), '') as note
    from journalists j where j.org_id = ${orgId} and j.removed_at is null and ${where} order by j.name, j.id
    limit ${ids === undefined ? mostFound : mostNamed}`.execute(db)
  return rows
}
