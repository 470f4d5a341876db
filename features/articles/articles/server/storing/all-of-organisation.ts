/** Articles that an organisation has, whole, for a copy of all that it has. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** In order of their ids. @param after id of the last one before; null: from the beginning. Only for workers */
export async function articlesOfOrganisation(
  db: Tx,
  orgId: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; row: object }[]> {
  const { rows } = await sql<{ id: string; row: object }>`
    select a.id::text as id, to_jsonb(a) as row from articles a join (
      select distinct o.article_id as id from org_articles o where o.org_id = ${orgId} and o.article_id > ${after ?? '0'}::bigint order by 1 limit ${limit}) o on o.id = a.id
    order by a.id`.execute(db)
  return rows
}
