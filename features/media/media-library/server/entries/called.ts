/** Entries by what somebody calls them, letter for letter. */
import { mediaNameRows } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EntryRef } from '../../contract.ts'
import { entryRows } from './rows.ts'

/** A medium by its name, else by another name of it, else the one account of that name; of several that are alike none. */
export async function refsCalled(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, EntryRef>> {
  const called = sql`${[...new Set(names)]}::text[]`
  const { rows } = await sql<{ called: string; rank: number; ref: EntryRef; n: number }>`
    select called, rank, min(ref) as ref, count(distinct ref)::int as n from (
      select r.name as called, 1 as rank, 'm' || r.id as ref from ${entryRows(orgId, 'media')} r where r.name = any(${called})
      union all
      select n.name, 2, 'm' || r.id from ${mediaNameRows} n join ${entryRows(orgId, 'media')} r on r.id = n.media_id
        where n.kind <> 'account' and n.name = any(${called})
      union all
      select r.name, 3, 'a' || r.id from ${entryRows(orgId, 'accounts')} r where r.name = any(${called})
    ) found group by called, rank order by called, rank`.execute(db)
  const refs = new Map<string, EntryRef>()
  const decided = new Set<string>()
  for (const { called: name, ref, n } of rows) {
    if (decided.has(name)) continue
    decided.add(name)
    if (n === 1) refs.set(name, ref)
  }
  return refs
}
