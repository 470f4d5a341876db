/** Whose corrections have changed since something was learned from them. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { isReadable } from './adjustments.ts'

/** Stories with corrections from which on something is learned. */
export const needed = 20
/** Corrections come in series; what came since then is learned together, unless it is as much as is needed to begin with. */
const restMinutes = 10

/** How the corrections of an organisation stood: equal again means that nothing was said or taken back in between. */
export interface CorrectionsState {
  orgId: number
  /** Corrected stories. */
  stories: number
  /** The newest correction, as PostgreSQL writes it: to the microsecond. */
  newest: string | null
  /** What was learned before is in the database. */
  known: boolean
  /** … and it is in use or would be, were it switched on. */
  inUse: boolean
}

/** Organisations to learn for, the one that waits longest first; with `orgId` that one or none. */
export async function due(db: Database | Tx, orgId: number | null = null): Promise<CorrectionsState[]> {
  const { rows } = await sql<CorrectionsState>`
    with said as (
      select o.org_id, count(distinct o.cluster_id)::int as stories, max(o.corrected_at) as newest,
        count(distinct o.cluster_id) filter (where s.learned_to is null or o.corrected_at > s.learned_to) as fresh
      from org_articles o left join sentiment_adjustments s on s.org_id = o.org_id
      where o.corrected_at is not null and (${orgId}::int is null or o.org_id = ${orgId}::int)
      group by o.org_id
    ), learned as (
      select org_id, learned_to, learned_at, examples, proven, ${isReadable} as readable from sentiment_adjustments
      where ${orgId}::int is null or org_id = ${orgId}::int
    )
    select coalesce(said.org_id, l.org_id) as "orgId", coalesce(said.stories, 0) as stories, said.newest::text as newest,
      l.org_id is not null as known, coalesce(l.proven, false) as "inUse"
    from said full join learned l on l.org_id = said.org_id
    where case
      when l.learned_at is null then said.stories >= ${needed}
      -- A correction that was taken back leaves one story less, or an older one as the newest.
      else (said.newest is distinct from l.learned_to or coalesce(said.stories, 0) <> l.examples or l.readable is false)
        and (l.learned_at < now() - ${restMinutes} * interval '1 minute' or said.fresh >= ${needed})
    end
    order by l.learned_at nulls first, 1 limit 100`.execute(db)
  return rows
}
