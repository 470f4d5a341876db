/** Courses follow their events: soon after a filling, then every few minutes while articles come. */
import { figuresOfSets } from '@guanlan/features/articles/articles/server/facts'
import { type Database, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { fillingsOf } from '../jobs.ts'
import { computeCourse } from './compute.ts'

const openEvery = '5 minutes'
const overEvery = '1 hour'
/** What was made just now is still being filled. */
const young = '15 minutes'
const youngEvery = '20 seconds'
const mostLookedAt = 100
const mostAtOnce = 5

interface Due {
  orgId: number
  id: number
  ruleVersion: number
  /** Of its course; null: it has none. */
  ofCourse: number | null
  articles: number | null
}

/** @returns whether there is more to compute */
export async function computeDueCourses(db: Database): Promise<boolean> {
  const { rows } = await sql<Due>`
    select e.org_id as "orgId", e.id, e.rule_version as "ruleVersion", c.rule_version as "ofCourse", c.articles from events e
    left join event_courses c on c.org_id = e.org_id and c.event_id = e.id
    left join event_states s on s.org_id = e.org_id and s.event_id = e.id
    where e.binned_at is null
      and (c.event_id is null or c.rule_version <> e.rule_version or greatest(c.computed_at, c.looked_at) < now() - case when e.created_at > now() - ${young}::interval then ${youngEvery}::interval when s.state = 'over' then ${overEvery}::interval else ${openEvery}::interval end)
    order by greatest(c.computed_at, c.looked_at) nulls first, e.org_id, e.id limit ${mostLookedAt}`.execute(db)
  let computed = 0
  for (const due of rows) {
    if (computed === mostAtOnce) return true
    if (await withScope(db, { orgId: due.orgId }, scope => followOne(scope, due))) computed += 1
  }
  return false
}

/** @returns false: it went meanwhile, or a filling runs, whose end is waited for */
async function followOne(scope: Scope, { id, ruleVersion, ofCourse, articles }: Due): Promise<boolean> {
  const { orgId, db, now } = scope
  const { rows } = await sql`
    select from events where org_id = ${orgId} and id = ${id} and binned_at is null for no key update`.execute(db)
  if (rows.length === 0) return false
  if ((await fillingsOf(scope)).has(id)) return false
  const count = (await figuresOfSets(scope, 'event', [id])).get(id)?.articles ?? 0
  if (ruleVersion === ofCourse && articles === count)
    await sql`update event_courses set looked_at = ${now} where org_id = ${orgId} and event_id = ${id}`.execute(db)
  else await computeCourse(scope, id, { anew: false })
  return true
}
