import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { conditions } from '../contract.ts'
import { conditionIs } from './condition.ts'

const mostFolders = 1_000

/** Folders by name, and how many of all sources are in which condition. */
export async function foldersOf({ db, orgId }: Scope) {
  const { rows: folders } = await sql<{ folder: string; count: number }>`
    select folder, count(*)::int as count from org_sources where org_id = ${orgId} and folder <> '' group by folder order by folder limit ${mostFolders}`.execute(
    db,
  )
  const counts = conditions.map(
    condition => sql`(count(*) filter (where ${conditionIs(condition)}))::int as ${sql.ref(condition)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as "all", ${sql.join(counts)} from visible_sources r where r.org_id = ${orgId}`.execute(db)
  return { folders, conditions: rows[0] ?? {} }
}
