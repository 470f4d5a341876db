/** Hot events of a period with their index. */

import { commonStretch, generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { EventDetail, EventQuestion, EventTopic, HotEvent } from '../../contract.ts'
import { type Period, periodOf } from './period.ts'
import { titleFilter } from './titles.ts'

/** Published with each answer, and drawn part by part on the screens. */
export const formula =
  '35 × rank (51 − best rank) / 50 + 25 × platforms min(1, platforms / 8) + 20 × heat (share of the greatest peak of its board) + 20 × minutes min(1, ln(1 + minutes) / ln(1 + 1440))'

const weights = { rank: 35, platforms: 25, heat: 20, minutes: 20 }

type Row = Omit<HotEvent, 'parts' | 'index' | 'firstSeen' | 'lastSeen'> & {
  firstSeen: Date
  lastSeen: Date
  index: number
  rankPart: number
  platformsPart: number
  heatPart: number
  minutesPart: number
  total: number
}

const orders = {
  index: sql`index desc, id`,
  platforms: sql`cardinality(platforms) desc, index desc, id`,
  minutes: sql`"minutesOn" desc, index desc, id`,
  peak: sql`"peakRank", "peakHeat" desc nulls last, index desc, id`,
  newest: sql`"firstSeen" desc, id`,
} as const

/** @param only a further condition on topics `t` */
const eventsWithin = ({ from, to }: Period, platform: string, only: RawBuilder<unknown>) => sql`
  with seen as (
    select t.event_id, b.platform, t.board_id, t.peak_rank, t.peak_heat, t.minutes_on, t.first_seen, t.last_seen, t.rank
    from hot_topics t join hot_boards b on b.id = t.board_id where t.last_seen >= ${from} and t.first_seen <= ${to} and (${platform} = '' or b.platform = ${platform})
  ), most as (select board_id, max(peak_heat) as heat from seen group by board_id
  ), summed as (
    select t.event_id as id, array_agg(distinct t.platform order by t.platform) as platforms, count(*)::int as topics, bool_or(t.rank is not null) as "isOn", min(t.peak_rank)::int as "peakRank",
      max(t.peak_heat)::float8 as "peakHeat", max(t.minutes_on)::int as "minutesOn", min(t.first_seen) as "firstSeen", max(t.last_seen) as "lastSeen",
      (greatest(0, 51 - min(t.peak_rank)) / 50.0)::float8 as rank_part, least(1, count(distinct t.platform) / 8.0)::float8 as platforms_part,
      coalesce(max(t.peak_heat::float8 / nullif(m.heat, 0)), 0) as heat_part, least(1, ln(1 + max(t.minutes_on)) / ln(1441))::float8 as minutes_part
    from seen t join most m on m.board_id = t.board_id where true ${only} group by t.event_id
  ), ranked as (
    select s.*, e.title, e.by_hand as "byHand", round((${sql.lit(weights.rank)} * rank_part + ${sql.lit(weights.platforms)} * platforms_part + ${sql.lit(weights.heat)} * heat_part + ${sql.lit(weights.minutes)} * minutes_part)::numeric, 1)::float8 as index
    from summed s join hot_events e on e.id = s.id)`

const shown = sql`id, title, "byHand", platforms, topics, "isOn", "peakRank", "peakHeat", "minutesOn", "firstSeen", "lastSeen", index,
  rank_part as "rankPart", platforms_part as "platformsPart", heat_part as "heatPart", minutes_part as "minutesPart"`

const eventOf = ({
  rankPart: rank,
  platformsPart: platforms,
  heatPart: heat,
  minutesPart: minutes,
  ...row
}: Row): HotEvent => ({
  ...row,
  firstSeen: row.firstSeen.toISOString(),
  lastSeen: row.lastSeen.toISOString(),
  parts: { rank, platforms, heat, minutes },
})

export async function eventsOf(
  scope: Pick<Scope, 'db' | 'now' | 'locale'>,
  question: EventQuestion & { page: number; pageSize: number },
) {
  const { page, pageSize, sort, platformCode, leastMinutes } = question
  const period = periodOf(question, scope.now)
  const wants = await titleFilter(question.words, scope.locale)
  let only = sql``
  if (wants) {
    const { rows } = await sql<{
      id: number
      title: string
    }>`select event_id as id, title from hot_topics where last_seen >= ${period.from} and first_seen <= ${period.to} limit 200000`.execute(
      scope.db,
    )
    only = sql`and t.event_id = any(${[...new Set(rows.filter(({ title }) => wants(title)).map(({ id }) => id))]}::int[])`
  }
  const { rows } = await sql<Row>`
    ${eventsWithin(period, platformCode, only)} select ${shown}, count(*) over ()::int as total from ranked
    where extract(epoch from "lastSeen" - "firstSeen") >= ${leastMinutes}::int * 60 order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  return { list: rows.map(eventOf), total: rows[0]?.total ?? 0, page, pageSize, formula }
}

/** @throws missing where the organisation sees no topic of it */
export async function eventDetail({ db, now }: Pick<Scope, 'db' | 'now'>, id: number): Promise<EventDetail> {
  const { rows: topics } = await sql<
    Omit<EventTopic, 'shared' | 'firstSeen' | 'lastSeen' | 'toldFirstSeen'> & {
      firstSeen: Date
      lastSeen: Date
      toldFirstSeen: Date | null
    }
  >`
    select t.id, b.platform, t.title, t.titles, t.url, t.rank, t.heat::float8 as heat, t.peak_rank as "peakRank", t.peak_heat::float8 as "peakHeat", t.minutes_on as "minutesOn", t.entries,
      t.first_seen as "firstSeen", t.last_seen as "lastSeen", t.joined_by_hand as "joinedByHand", t.told_first_seen as "toldFirstSeen", t.told_peak_heat::float8 as "toldPeakHeat"
    from hot_topics t join hot_boards b on b.id = t.board_id where t.event_id = ${id} order by t.first_seen, t.id limit 200`.execute(
    db,
  )
  const [first] = topics
  if (!first) throw refuse('missing', 'hotLists.eventMissing')
  // The index compares with everything that was on the boards meanwhile; of long events with the last 90 days.
  const last = Math.max(...topics.map(({ lastSeen }) => lastSeen.getTime()))
  const from = new Date(Math.max(first.firstSeen.getTime(), last - 90 * 86_400_000))
  const { rows } =
    await sql<Row>`${eventsWithin({ from, to: now }, '', sql`and t.event_id = ${id}`)} select ${shown} from ranked`.execute(
      db,
    )
  if (!rows[0]) throw refuse('missing', 'hotLists.eventMissing')
  const event = eventOf(rows[0])
  return {
    ...event,
    topicList: topics.map(topic => ({
      ...topic,
      shared: topic.title === event.title ? event.title : commonStretch(event.title, topic.title),
      firstSeen: topic.firstSeen.toISOString(),
      lastSeen: topic.lastSeen.toISOString(),
      toldFirstSeen: topic.toldFirstSeen?.toISOString() ?? null,
    })),
    rule: ruleOf(topics.map(({ title }) => title)),
  }
}

const mostWords = 3
const fewestBits = 9

/** The rarest words of the shortest title, all of them: what an article about it is likely to say. */
export function ruleOf(titles: readonly string[]): string {
  const shortest = [...titles].sort((a, b) => a.length - b.length)[0] ?? ''
  const words = generalCutter()
    .cut(shortest)
    .filter(({ word, bits }) => word.length >= 2 && bits >= fewestBits && /[\p{L}\p{N}]/u.test(word))
    .sort((a, b) => b.bits - a.bits)
    .slice(0, mostWords)
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => `"${word.replaceAll('"', '')}"`)
  return words.length > 0 ? words.join('+') : `"${shortest.replaceAll('"', '')}"`
}
