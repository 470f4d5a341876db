/** Rank and heat of topics over time, and where nothing is known. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Course, TrendQuestion } from '../../contract.ts'
import { periodOf } from './period.ts'

/** Points of a course; of more, every so many are left out. */
const mostPoints = 1_500

export async function coursesOf({ db, now }: Pick<Scope, 'db' | 'now'>, question: TrendQuestion): Promise<Course[]> {
  const { rows: topics } = await sql<{
    topicId: number
    boardId: number
    platform: string
    title: string
    firstSeen: Date
    lastSeen: Date
  }>`
    select t.id as "topicId", t.board_id as "boardId", b.platform, t.title, t.first_seen as "firstSeen", t.last_seen as "lastSeen" from hot_topics t join hot_boards b on b.id = t.board_id
    where ${question.topicId === undefined ? sql`t.event_id = ${question.eventId ?? 0}` : sql`t.id = ${question.topicId}`} order by t.peak_rank, t.id limit 30`.execute(
    db,
  )
  if (topics.length === 0) throw refuse('missing', 'hotLists.eventMissing')
  const whole = {
    from: new Date(
      Math.max(Math.min(...topics.map(topic => topic.firstSeen.getTime())), now.getTime() - 90 * 86_400_000),
    ),
    to: new Date(Math.max(...topics.map(topic => topic.lastSeen.getTime()))),
  }
  const { from, to } = question.startTime || question.endTime ? periodOf(question, now) : whole
  const { rows: points } = await sql<{ topicId: number; at: Date; rank: number | null; heat: number | null }>`
    with numbered as (
      select topic_id, at, rank, heat, row_number() over (partition by topic_id order by at) as n, count(*) over (partition by topic_id) as of,
        rank is null or lag(rank) over (partition by topic_id order by at) is null as turns
      from hot_changes where topic_id = any(${topics.map(({ topicId }) => topicId)}::int[]) and at between ${from} and ${to})
    select topic_id as "topicId", at, rank, heat::float8 as heat from numbered
    where turns or n = of or n % greatest(1, ceil(of / ${mostPoints}::float8)::int) = 0 order by topic_id, at`.execute(
    db,
  )
  const { rows: stretches } = await sql<{ boardId: number; from: Date; to: Date }>`
    select board_id as "boardId", from_at as "from", to_at as "to" from hot_stretches
    where board_id = any(${topics.map(({ boardId }) => boardId)}::int[]) and to_at >= ${from} and from_at <= ${to} order by board_id, from_at`.execute(
    db,
  )
  const pointsOf = Map.groupBy(points, ({ topicId }) => topicId)
  return topics.map(({ topicId, boardId, platform, title }) => ({
    topicId,
    platform,
    title,
    points: (pointsOf.get(topicId) ?? []).map(({ at, rank, heat }) => ({ at: at.toISOString(), rank, heat })),
    holes: holesBetween(stretches.filter(stretch => stretch.boardId === boardId)).map(hole => ({
      from: hole.from.toISOString(),
      to: hole.to.toISOString(),
    })),
  }))
}

/** Pure. @param stretches when a board was seen, in order */
export const holesBetween = (stretches: readonly { from: Date; to: Date }[]): { from: Date; to: Date }[] =>
  stretches.flatMap(({ from }, index) => {
    const before = stretches[index - 1]
    return before ? [{ from: before.to, to: from }] : []
  })
