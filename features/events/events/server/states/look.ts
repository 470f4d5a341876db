/** Looks in which state events are, by the hours of their articles. */
import { hoursOfSets } from '@guanlan/features/articles/articles/server/facts'
import { type Database, numberList, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type EventHour, type EventState, stateOf } from '../../contract.ts'
import { notifyFollowers } from '../following/notify.ts'

const mostAtOnce = 50
/** What is open is looked at every five minutes; what is over, each hour, for it may come back. */
const openEvery = '5 minutes'
const overEvery = '1 hour'
/** What was made just now is still being filled. */
const young = '15 minutes'
const youngEvery = '20 seconds'

/** Of these events; whoever calls is in the middle of a change of theirs. Those who follow one are notified when its state is another one. */
export async function lookAtStates(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: number; end: Date | null; before: EventState | null }>`
    select e.id, e.end_at as end, (select s.state from event_states s where s.org_id = e.org_id and s.event_id = e.id) as before
    from events e where e.org_id = ${orgId} and e.id = any(${numberList(ids)}::int[]) order by e.id for key share of e`.execute(
    db,
  )
  const hours = await hoursOfSets({ orgId, db }, 'event', ids)
  for (const { id, end, before } of rows) {
    const its = (hours.get(id) ?? []).map(({ at, count }) => ({ at: at.getTime(), count }))
    const state = stateOf(its, { now: now.getTime(), end: end?.getTime() ?? null })
    const { rows: looked } = await sql<{ returns: number }>`
      insert into event_states (org_id, event_id, state, state_at, looked_at) values (${orgId}, ${id}, ${state}, ${now}, ${now})
      on conflict (org_id, event_id) do update set looked_at = excluded.looked_at, state = excluded.state,
        state_at = case when event_states.state <> excluded.state then excluded.state_at else event_states.state_at end,
        returns = event_states.returns + case when excluded.state = 'back' and event_states.state <> 'back' then 1 else 0 end
      returning returns`.execute(db)
    if (before === null || before === state) continue
    const dayBefore = now.getTime() - dayMs
    await notifyFollowers(
      { orgId, db, now },
      { id, state, returns: looked[0]?.returns ?? 0, ...counted(its, dayBefore) },
    )
  }
}

const dayMs = 86_400_000
const counted = (hours: readonly EventHour[], since: number) => {
  const sum = (some: readonly EventHour[]) => some.reduce((all, { count }) => all + count, 0)
  return { articles: sum(hours), recent: sum(hours.filter(({ at }) => at > since)) }
}

/** @returns whether there is more to look at */
export async function lookAtDueStates(db: Database): Promise<boolean> {
  const { rows } = await sql<{ orgId: number; id: number }>`
    select s.org_id as "orgId", s.event_id as id from event_states s join events e on e.org_id = s.org_id and e.id = s.event_id and e.binned_at is null
    where s.looked_at < now() - case when e.created_at > now() - ${young}::interval then ${youngEvery}::interval when s.state = 'over' then ${overEvery}::interval else ${openEvery}::interval end
    order by s.looked_at, s.org_id, s.event_id limit ${mostAtOnce}`.execute(db)
  for (const [orgId, its] of Map.groupBy(rows, row => row.orgId))
    await withScope(db, { orgId }, scope =>
      lookAtStates(
        scope,
        its.map(({ id }) => id),
      ),
    )
  return rows.length === mostAtOnce
}
