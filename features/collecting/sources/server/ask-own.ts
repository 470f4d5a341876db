/** Asking every source that the organisation added, now, and what came of it. */
import { type Tx, wakeHosts } from '@guanlan/platform/server'
import { sql } from 'kysely'

const own = (orgId: number) => sql`
  s.enabled and s.id in (select o.source_id from org_sources o where o.org_id = ${orgId} and o.enabled)`

/** How many are asked. */
export async function askOwnSources(tx: Tx, orgId: number): Promise<number> {
  const { rows } = await sql<{ asked: number }>`
    with due as (update sources s set next_at = now() where ${own(orgId)} returning s.host),
    turns as (${wakeHosts(sql`select host from due`)})
    select (select count(*) from due)::int as asked, (select count(*) from turns) as hosts, pg_notify('sources', 'probe')`.execute(
    tx,
  )
  return rows[0]?.asked ?? 0
}

/** Those that answered as usual since then, those that did not, and those still to be asked. */
export async function ownSourcesSince(
  tx: Tx,
  orgId: number,
  since: Date,
): Promise<{ normal: number; odd: number; open: number }> {
  const { rows } = await sql<{ normal: number; odd: number; open: number }>`
    select count(*) filter (where s.last_asked_at >= ${since} and s.state = 0)::int as normal,
      count(*) filter (where s.last_asked_at >= ${since} and s.state <> 0)::int as odd,
      count(*) filter (where coalesce(s.last_asked_at, '-infinity') < ${since})::int as open
    from sources s where ${own(orgId)}`.execute(tx)
  return rows[0] ?? { normal: 0, odd: 0, open: 0 }
}
