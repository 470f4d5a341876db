/** Short answers about articles and media that are named by their ids. */
import { type Database, numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** In the order of the ids. */
export async function namesOfMedia(db: Database | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from media where id = any(${numberList(ids)}::int[]) order by id`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** When each came in. */
export async function collectedAt(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'collected_at'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, collected_at }) => [id, collected_at]))
}
