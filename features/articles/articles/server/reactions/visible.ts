import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mayBeFound } from '../may-be-found.ts'

/** What stands beside an article is reached only through one that the organisation may see, whether or not a monitor wants it. */
export async function requireVisible({ db, orgId }: Pick<Scope, 'db' | 'orgId'>, id: number): Promise<void> {
  const { rows } = await sql`
    select 1 from articles a left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and o.article_id = ${id}::bigint
    where a.id = ${id}::bigint and ${mayBeFound(orgId)} and o.binned_at is distinct from 'infinity'`.execute(db)
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
}
