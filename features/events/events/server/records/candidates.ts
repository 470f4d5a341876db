/** Which stories a candidate has, with those of candidates that were merged into it. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** That candidates of one answer have. */
const mostStories = 20_000

export async function storiesOfCandidates(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
): Promise<{ group: number; story: number }[]> {
  const { rows } = await sql<{ group: number; story: number }>`
    select coalesce(d.merged_into, s.candidate_id) as group, s.story_id::float8 as story from event_candidate_stories s
    left join event_candidate_decisions d on d.org_id = s.org_id and d.candidate_id = s.candidate_id
    where s.org_id = ${orgId} and coalesce(d.merged_into, s.candidate_id) = any(${numberList(ids)}::int[]) order by 1, 2 limit ${mostStories}`.execute(
    db,
  )
  return rows
}
