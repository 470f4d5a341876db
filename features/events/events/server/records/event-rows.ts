import { sql } from 'kysely'

/** Events that are not in the bin, with the state they are in, as others join them to their own rows. The planner sees through it. */
export const eventRows = sql`(select e.org_id, e.id, e.title, e.subjects, e.begin_at, e.end_at, coalesce(s.state, 'emerging') as state
  from events e left join event_states s on s.org_id = e.org_id and s.event_id = e.id where e.binned_at is null)`
