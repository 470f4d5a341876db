/** Courses of topics as watches look at them. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TopicCourse } from './news.ts'

export interface WatchedTopic {
  id: number
  eventId: number
  platform: string
  title: string
}

/** By id of the topic. */
export async function watchedCourses(
  tx: Tx,
  topics: readonly WatchedTopic[],
  since: Date,
): Promise<Map<number, TopicCourse>> {
  if (topics.length === 0) return new Map()
  const ids = topics.map(({ id }) => id)
  const { rows: points } = await sql<{ id: number; at: Date; rank: number | null }>`
    select topic_id as id, at, rank from hot_changes where topic_id = any(${ids}::int[])
      and at >= coalesce((select max(c.at) from hot_changes c where c.topic_id = hot_changes.topic_id and c.at <= ${since}), ${since}) order by topic_id, at`.execute(
    tx,
  )
  const { rows: seconds } = await sql<{ id: number; at: Date }>`
    select id, first_seen as at from (
      select t.id, t.event_id, t.first_seen, dense_rank() over (partition by t.event_id order by f.first_seen, f.platform) as nth, row_number() over (partition by t.event_id, f.platform order by t.first_seen, t.id) as of_platform
      from hot_topics t join hot_boards b on b.id = t.board_id
      join lateral (select b.platform, min(o.first_seen) as first_seen from hot_topics o join hot_boards p on p.id = o.board_id where o.event_id = t.event_id and p.platform = b.platform) f on true
      where t.event_id = any(${[...new Set(topics.map(({ eventId }) => eventId))]}::int[])) s
    where nth = 2 and of_platform = 1`.execute(tx)
  const pointsOf = Map.groupBy(points, ({ id }) => id)
  const secondOf = new Map(seconds.map(({ id, at }) => [id, at]))
  return new Map(
    topics.map(({ id, platform }) => [
      id,
      { platform, points: pointsOf.get(id) ?? [], secondAt: secondOf.get(id) ?? null },
    ]),
  )
}
