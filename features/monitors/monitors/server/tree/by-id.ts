/** Short answers about monitors that are named by their ids. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Place = Pick<Scope, 'orgId' | 'db'>

/** Of removed ones too, as they were called last. */
export async function namesOfMonitors({ orgId, db }: Place, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from monitors where org_id = ${orgId} and id = any(${numberList(ids)}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Those that are there and have a rule, in the order of their ids. */
export async function itemsAmong(
  { orgId, db }: Place,
  ids: readonly number[],
): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from monitors where org_id = ${orgId} and id = any(${numberList(ids)}::int[]) and kind = 'item' and deleted_at is null
    order by id`.execute(db)
  return rows
}

/** A monitor or a folder that was not removed. */
export async function isMonitor({ orgId, db }: Place, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from monitors where org_id = ${orgId} and id = ${id} and deleted_at is null`.execute(db)
  return rows.length > 0
}

/** Null where none of them is known. */
export async function oldestOfMonitors({ orgId, db }: Place, ids: readonly number[]): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(created_at) as at from monitors where org_id = ${orgId} and id = any(${numberList(ids)}::int[])`.execute(
    db,
  )
  return rows[0]?.at ?? null
}
