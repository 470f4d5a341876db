/** When stored articles may be walked after a rule was saved. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/**
 * A batch that began before the rule was saved matches without it and may commit after the walk has passed its place. So the walk begins
 * when every transaction that is open now has ended.
 * @returns `startedAt`: by the clock of the database; `articles`: stored ones, as the database last estimated: counting takes longer than filling a rare rule
 */
export async function beginAlone(db: Tx): Promise<{ startedIn: string; startedAt: Date; articles: number }> {
  const { rows } = await sql<{ startedIn: string; startedAt: Date; articles: number }>`
    select pg_current_xact_id()::text as "startedIn", now() as "startedAt", coalesce((
      select sum(c.reltuples)::bigint from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'articles'::regclass and c.reltuples > 0), 0) as articles`.execute(
    db,
  )
  return rows[0] ?? { startedIn: '0', startedAt: new Date(), articles: 0 }
}

export async function isAlone(db: Tx, startedIn: string): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) > ${startedIn}::xid8 as alone`.execute(db)
  return rows[0]?.alone === true
}
