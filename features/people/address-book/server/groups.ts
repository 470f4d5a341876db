/** The groups of the book: names that people carry. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export async function groupsOf({ orgId, db }: Pick<Scope, 'orgId' | 'db'>): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select g.name, count(*)::int as count from address_book r, jsonb_array_elements_text(r.groups) g (name)
    where r.org_id = ${orgId} group by g.name order by g.name limit 500`.execute(db)
  return rows
}
