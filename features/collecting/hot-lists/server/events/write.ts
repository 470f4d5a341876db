/** Events written by a developer of the installation; what a person joined or split, no program does again. Events of organisations' own lists are not touched. */
import { refuse } from '@guanlan/platform/contract'
import type { SystemScope, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { newEvent } from './join.ts'

/** @throws forbidden for everybody else (spec 4, perm.hotEvent) */
export function requireDeveloper({ roles }: Pick<SystemScope, 'roles'>): void {
  if (!roles.includes('developer')) throw refuse('forbidden', 'hotLists.developersOnly')
}

const within = <T>(scope: SystemScope, work: (tx: Tx) => Promise<T>): Promise<T> => {
  requireDeveloper(scope)
  return scope.db.transaction().execute(work)
}

export const saveEvent = (
  scope: SystemScope,
  { id, title, topicIds }: { id?: number | undefined; title: string; topicIds: number[] },
): Promise<{ id: number }> =>
  within(scope, async tx => {
    if (id === undefined && topicIds.length === 0) throw refuse('invalid', 'hotLists.topicsMissing', {}, 'topicIds')
    if (id !== undefined) await requireEvent(tx, id)
    const event = id ?? (await newEvent(tx, null, title, true))
    await tx.updateTable('hot_events').set({ title, by_hand: true }).where('id', '=', event).execute()
    await move(tx, topicIds, event)
    return { id: event }
  })

export const mergeEvents = (
  scope: SystemScope,
  { id, others }: { id: number; others: number[] },
): Promise<{ changed: number }> =>
  within(scope, async tx => {
    await requireEvent(tx, id)
    const { rows } = await sql<{ id: number }>`
      select id from hot_topics where only_org is null and event_id = any(${others.filter(other => other !== id)}::int[]) order by id`.execute(
      tx,
    )
    await move(
      tx,
      rows.map(topic => topic.id),
      id,
    )
    return { changed: rows.length }
  })

export const removeEvent = (scope: SystemScope, id: number): Promise<{ changed: number }> =>
  within(scope, async tx => {
    await requireEvent(tx, id)
    const topics = await tx
      .selectFrom('hot_topics')
      .select(['id', 'title'])
      .where('event_id', '=', id)
      .orderBy('id')
      .execute()
    for (const topic of topics) await move(tx, [topic.id], await newEvent(tx, null, topic.title))
    return { changed: topics.length }
  })

async function requireEvent(tx: Tx, id: number): Promise<void> {
  const event = await tx
    .selectFrom('hot_events')
    .select('id')
    .where('id', '=', id)
    .where('only_org', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!event) throw refuse('missing', 'hotLists.eventMissing')
}

async function move(tx: Tx, topicIds: readonly number[], event: number): Promise<void> {
  if (topicIds.length === 0) return
  // What monitors were told of an event goes with its topics, so that nothing begins a second time.
  await sql`
    insert into hot_wanted (org_id, monitor_id, event_id, began_at, grew_at, growth, platforms, best_rank, best_platform)
    select distinct on (w.org_id, w.monitor_id) w.org_id, w.monitor_id, ${event}::int, w.began_at, w.grew_at, w.growth, w.platforms, w.best_rank, w.best_platform
    from hot_wanted w where w.event_id in (select event_id from hot_topics where only_org is null and id = any(${[...topicIds]}::int[])) order by w.org_id, w.monitor_id, w.began_at
    on conflict do nothing`.execute(tx)
  await sql`update hot_topics set event_id = ${event}, joined_by_hand = true where only_org is null and id = any(${[...topicIds]}::int[])`.execute(
    tx,
  )
  await sql`delete from hot_events e where e.only_org is null and not exists (select from hot_topics t where t.event_id = e.id)`.execute(
    tx,
  )
}
