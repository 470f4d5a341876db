/** Looks in which state events are, by the hours of their articles. */
import { hoursOfSets } from '@guanlan/features/articles/articles/server/facts'
import { type Database, numberList, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type EventState, stateOf } from '../../contract.ts'

const mostAtOnce = 50
/** What is open is looked at every five minutes; what is over, each hour, for it may come back. */
const openEvery = '5 minutes'
const overEvery = '1 hour'

/** Of these events; whoever calls is in the middle of a change of theirs. */
export async function lookAtStates(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: number; state: EventState; end: Date | null }>`
    select id, state, end_at as end from events where org_id = ${orgId} and id = any(${numberList(ids)}::int[]) order by id for no key update`.execute(
    db,
  )
  const hours = await hoursOfSets({ orgId, db }, 'event', ids)
  for (const { id, state, end } of rows) {
    const its = (hours.get(id) ?? []).map(({ at, count }) => ({ at: at.getTime(), count }))
    const next = stateOf(its, { now: now.getTime(), end: end?.getTime() ?? null })
    await sql`
      update events set looked_at = ${now}, state = ${next}, state_at = case when state <> ${next} then ${now} else state_at end
      where org_id = ${orgId} and id = ${id}`.execute(db)
    void state
  }
}

/** @returns whether there is more to look at */
export async function lookAtDueStates(db: Database): Promise<boolean> {
  const { rows } = await sql<{ orgId: number; id: number }>`
    select org_id as "orgId", id from events where binned_at is null
      and (looked_at is null or looked_at < now() - case when state = 'over' then ${overEvery}::interval else ${openEvery}::interval end)
    order by looked_at nulls first, org_id, id limit ${mostAtOnce}`.execute(db)
  for (const [orgId, its] of Map.groupBy(rows, row => row.orgId))
    await withScope(db, { orgId }, scope =>
      lookAtStates(
        scope,
        its.map(({ id }) => id),
      ),
    )
  return rows.length === mostAtOnce
}
