/** What monitors want among the topics that are on boards now: the mark at the head of their lists. */
import { itemsBelow } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { HotMark } from '../../contract.ts'
import { monitorsWant } from './wanters.ts'

const mostMarks = 20
/** Topics of all boards together. */
const mostTopics = 20_000
/** Ranks are compared with those of so many minutes before. */
const lately = 60

type Row = Omit<HotMark, 'boards'> & { boardId: number }

/** @throws missing for a monitor of somebody else */
export async function marksOf(scope: Scope, monitor: number | undefined): Promise<HotMark[]> {
  const monitors = monitor === undefined ? null : new Set(await itemsBelow(scope, monitor))
  const { rows } = await sql<Row>`
    select t.event_id as "eventId", t.title, b.platform, t.board_id as "boardId", t.rank, (before.rank - t.rank)::int as rose
    from hot_topics t join hot_boards b on b.id = t.board_id left join lateral (
      select c.rank from hot_changes c where c.topic_id = t.id and c.at <= ${scope.now}::timestamptz - make_interval(mins => ${lately}::int) order by c.at desc limit 1) before on true
    where t.rank is not null and b.enabled order by t.rank, t.heat desc nulls last, t.id limit ${mostTopics}`.execute(
    scope.db,
  )
  const requested = await monitorsWant(
    scope,
    rows.map(({ title }) => title),
    monitors,
  )
  return marksAmong(rows.filter((_, index) => requested[index])).slice(0, mostMarks)
}

/** An event each, by its highest topic. Pure. @param topics the highest first */
export function marksAmong(topics: readonly Row[]): HotMark[] {
  return [...Map.groupBy(topics, ({ eventId }) => eventId).values()].map(([first, ...others]) => {
    const { boardId, ...mark } = first as Row
    return { ...mark, boards: new Set([boardId, ...others.map(topic => topic.boardId)]).size }
  })
}
