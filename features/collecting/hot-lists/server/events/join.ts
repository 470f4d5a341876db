/** Topics of several boards that are about the same matter belong to one event; a new topic joins the event whose title is most like its own. */
import { comparedTitle, sameness } from '@guanlan/features/articles/articles/server/analysis'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Topics that were last seen longer ago are another matter. */
const joinedWithinDays = 3

export interface NewTopic {
  key: string
  title: string
}

interface KnownTopic {
  /** Of its event. */
  id: number
  key: string
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
  const known: KnownTopic[] = rows
  for (const { key, title } of topics) {
    const id = likest(key, known) ?? (await newEvent(tx, onlyOrg, title))
    known.push({ id, key })
    events.set(key, id)
  }
  return events
}

/** The event with the title most like this one; null: no title is about the same matter. */
function likest(key: string, known: readonly KnownTopic[]): number | null {
  const title = comparedTitle(key)
  const texts = [...title.texts]
  let best: { id: number; sameness: number } | null = null
  for (const topic of known) {
    // Of thousands of titles most share nothing with this one; they are not even taken into pieces.
    if (!texts.some(text => topic.key.includes(text))) continue
    const found = sameness(title, comparedTitle(topic.key))
    if (found > (best?.sameness ?? 0)) best = { id: topic.id, sameness: found }
  }
  return best?.id ?? null
}

export async function newEvent(tx: Tx, onlyOrg: number | null, title: string, byHand = false): Promise<number> {
  const { id } = await tx
    .insertInto('hot_events')
    .values({ only_org: onlyOrg, title, by_hand: byHand })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
