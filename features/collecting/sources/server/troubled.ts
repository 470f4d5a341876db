import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface TroubledSource {
  id: number
  name: string
  state: number
  /** Against its own habit. */
  silent: boolean
  /** Hours since then in which it was asked and never answered. */
  hours: number
}

/** Sources of the organisation that fail or are silent, those with most such hours first. */
export async function troubledSources(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  since: Date,
  most: number,
): Promise<TroubledSource[]> {
  const { rows } = await sql<TroubledSource>`
    with own as (
      select s.id, coalesce(o.name, s.name) as name, s.state, coalesce(s.last_new_at < now() - s.quiet_seconds * interval '1 second', false) as silent
      from org_sources o join sources s on s.id = o.source_id
      where o.org_id = ${orgId} and case when s.shared then s.enabled else coalesce(o.enabled, false) end
    )
    select r.id, r.name, r.state, r.silent, count(h.hour) filter (where h.asked > 0 and h.failed = h.asked)::int as hours
    from own r left join source_hours h on h.source_id = r.id and h.hour >= ${since}::timestamptz
    group by r.id, r.name, r.state, r.silent having r.state <> 0 or r.silent or count(h.hour) filter (where h.asked > 0 and h.failed = h.asked) >= 3
    order by hours desc, r.id limit ${most}`.execute(db)
  return rows
}
