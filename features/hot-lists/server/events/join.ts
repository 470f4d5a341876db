/** Topics of several boards that are about the same matter belong to one event; a new topic joins the event whose title is most like its own. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { pairsOf, sameness } from '../recording/same-matter.ts'

/** Topics that were last seen longer ago are another matter. */
const joinedWithinDays = 3

export interface NewTopic {
  key: string
  title: string
}

/** Events for new topics, by key; made where there is none. @param onlyOrg of the board: an organisation's own lists make events of its own */
export async function eventsFor(
  tx: Tx,
  onlyOrg: number | null,
  topics: readonly NewTopic[],
  at: Date,
): Promise<Map<string, number>> {
  const events = new Map<string, number>()
  if (topics.length === 0) return events
  const { rows } = await sql<{ id: number; key: string }>`
    select event_id as id, key from hot_topics
    where only_org is not distinct from ${onlyOrg}::int and last_seen > ${at}::timestamptz - make_interval(days => ${joinedWithinDays}::int)
    order by last_seen desc, id limit 20000`.execute(tx)
  const known = rows.map(({ id, key }) => ({ id, of: pairsOf(key) }))
  for (const { key, title } of topics) {
    const of = pairsOf(key)
    let best = { id: 0, sameness: 0 }
    for (const event of known) {
      const found = sameness(of, event.of)
      if (found > best.sameness) best = { id: event.id, sameness: found }
    }
    const id = best.id || (await newEvent(tx, onlyOrg, title))
    known.push({ id, of })
    events.set(key, id)
  }
  return events
}

export async function newEvent(tx: Tx, onlyOrg: number | null, title: string, byHand = false): Promise<number> {
  const { id } = await tx
    .insertInto('hot_events')
    .values({ only_org: onlyOrg, title, by_hand: byHand })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
