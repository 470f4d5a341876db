/** Which stories a candidate has: those found for it, less those that people took out, with those of candidates that were merged into it. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** That candidates of one answer have. */
const mostStories = 20_000

/** SQL, rows `(story_id, candidate_id)` of an organisation: stories found for a candidate, or put into another one by people. */
export const foundStories = (orgId: number) => sql`(
  select s.story_id, s.candidate_id from event_candidate_stories s
  where s.org_id = ${orgId} and not exists (select from event_candidate_splits p where p.org_id = s.org_id and p.story_id = s.story_id)
  union all select p.story_id, p.candidate_id from event_candidate_splits p where p.org_id = ${orgId})`

export async function storiesOfCandidates(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
): Promise<{ group: number; story: number }[]> {
  const { rows } = await sql<{ group: number; story: number }>`
    select coalesce(d.merged_into, s.candidate_id) as group, s.story_id::float8 as story from ${foundStories(orgId)} s
    left join event_candidate_decisions d on d.org_id = ${orgId} and d.candidate_id = s.candidate_id
    where coalesce(d.merged_into, s.candidate_id) = any(${numberList(ids)}::int[]) order by 1, 2 limit ${mostStories}`.execute(
    db,
  )
  return rows
}
