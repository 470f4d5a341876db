/** A topic of which nothing was found within a day of its start has failed, with its reason; looked at once a start. */
import { beginOf, walkSearch } from '@guanlan/features/articles/articles/server/questions'
import { platformsWithBoard, topicsOnBoards } from '@guanlan/features/collecting/hot-lists/server'
import { type Database, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TopicFailure, TopicPlatform } from '../../contract/topics.ts'
import { searchOfTopic } from './articles.ts'

const mostAtOnce = 200
const searchMs = 4_000

interface Due {
  orgId: number
  id: number
  topic: string
  platformCode: TopicPlatform
  startTime: Date
}

export async function checkTopics(db: Database): Promise<void> {
  const { rows } = await sql<Due>`
    select t.org_id as "orgId", t.id, t.topic, t.platform_code as "platformCode", t.start_time as "startTime" from topic_tracks t
    left join topic_track_checks c on c.org_id = t.org_id and c.track_id = t.id and c.start_time = t.start_time
    where c.track_id is null and t.stopped_at is null and t.start_time <= now() - interval '1 day' and (t.end_time is null or t.end_time > now())
    order by t.start_time, t.org_id, t.id limit ${mostAtOnce}`.execute(db)
  for (const due of rows)
    await withScope(db, { orgId: due.orgId }, async scope => {
      const failure = await failureOf(scope, due)
      // It may have been deleted or started anew meanwhile.
      await sql`
        insert into topic_track_checks (org_id, track_id, start_time, checked_at, failure)
        select org_id, id, start_time, ${scope.now}, ${failure}::text from topic_tracks where org_id = ${due.orgId} and id = ${due.id} and start_time = ${due.startTime}
        on conflict (org_id, track_id) do update set start_time = excluded.start_time, checked_at = excluded.checked_at, failure = excluded.failure`.execute(
        scope.db,
      )
    })
}

async function failureOf(scope: Scope, due: Due): Promise<TopicFailure | null> {
  const { topic, platformCode } = due
  const [standing = null] = await topicsOnBoards(scope, [{ title: topic, platform: platformCode }])
  if (standing) return null
  const search = await searchOfTopic(scope, {
    topic,
    platformCode,
    standing,
    endTime: null,
    startTime: due.startTime.toISOString(),
  })
  const { rows, place } = await walkSearch(scope, search, beginOf(scope.now), { most: 1, workMs: searchMs, bare: true })
  // Where not all could be looked through, nothing is known to be missing.
  if (rows.length > 0 || place !== null) return null
  return (await platformsWithBoard(scope)).has(platformCode) ? 'nothingFound' : 'noBoard'
}
