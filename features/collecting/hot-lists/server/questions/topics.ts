/** Topics as they stood on boards at a moment, and all of a period. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Board, Topic, TopicQuestion, Wall } from '../../contract.ts'
import { type Period, periodOf } from './period.ts'
import { titleFilter } from './titles.ts'
import { wantersOf } from './wanters.ts'

/** Ranks are compared with those of so many minutes before, and what entered within them is new. */
const lately = 60
/** Topics that words are looked for in. */
const mostLookedAt = 200_000

type Row = Omit<Topic, 'monitors' | 'watches' | 'firstSeen' | 'lastSeen' | 'enteredAt'> & {
  boardId: number
  firstSeen: Date
  lastSeen: Date
  enteredAt: Date
}

/** Boards that the organisation may see, in the order of their beginning, with what was newest at the moment. */
export async function boardsAt(
  { db }: Pick<Scope, 'db'>,
  at: Date,
  platform = '',
  sharedOnly = false,
): Promise<Board[]> {
  const { rows } = await sql<Omit<Board, 'seenAt'> & { seenAt: Date | null }>`
    select b.id, b.platform, b.only_org is not null as own, b.demonstration, (
      select least(s.to_at, ${at}) from hot_stretches s where s.board_id = b.id and s.from_at <= ${at} order by s.from_at desc limit 1) as "seenAt"
    from hot_boards b where (${platform} = '' or b.platform = ${platform}) and (b.only_org is null or not ${sharedOnly}::boolean) order by b.id`.execute(
    db,
  )
  return rows.map(row => ({ ...row, seenAt: row.seenAt?.toISOString() ?? null }))
}

/** What lies before `rank` on the list at a moment: as it stands, or by the changes before. */
function standing(at: Date | null, now: Date): RawBuilder<unknown> {
  const moment = at ?? now
  const before = sql`left join lateral (
    select c.rank from hot_changes c where c.topic_id = t.id and c.at <= ${moment}::timestamptz - make_interval(mins => ${lately}::int) order by c.at desc limit 1) before on true`
  if (!at)
    return sql`(select t.*, t.rank as rank_then, t.heat as heat_then, t.label as label_then from hot_topics t where t.rank is not null) t ${before}`
  return sql`(
    select t.*, c.rank as rank_then, c.heat as heat_then, c.label as label_then from hot_topics t
    cross join lateral (select c.rank, c.heat, c.label from hot_changes c where c.topic_id = t.id and c.at <= ${at} order by c.at desc limit 1) c
    where t.first_seen <= ${at} and t.last_seen >= ${at} and c.rank is not null) t ${before}`
}

/** Topics that were on a list within a period, as they stand now. */
const within = ({ from, to }: Period): RawBuilder<unknown> => sql`(
  select t.*, t.rank as rank_then, t.heat as heat_then, t.label as label_then from hot_topics t where t.last_seen >= ${from} and t.first_seen <= ${to}) t
  left join lateral (select null::smallint as rank) before on true`

const columns = (
  now: Date,
) => sql`t.id, t.event_id as "eventId", b.id as "boardId", b.platform, t.title, t.url, t.rank_then as rank, (before.rank - t.rank_then)::int as rose, t.heat_then::float8 as heat,
  t.label_then as label, t.first_seen > ${now}::timestamptz - make_interval(mins => ${lately}::int) as "isNew", t.first_seen as "firstSeen", t.last_seen as "lastSeen", t.entered_at as "enteredAt",
  t.peak_rank as "peakRank", t.peak_heat::float8 as "peakHeat", t.minutes_on as "minutesOn", t.entries`

const orders = {
  rank: sql`t.rank_then, t.heat_then desc nulls last, b.id, t.id`,
  heat: sql`t.heat_then desc nulls last, t.rank_then, t.id`,
  peak: sql`t.peak_rank, t.peak_heat desc nulls last, t.id`,
  minutes: sql`t.minutes_on desc, t.id`,
  newest: sql`t.first_seen desc, t.rank_then, t.id`,
} as const

export async function topicsOf(scope: Scope, question: TopicQuestion & { page: number; pageSize: number }) {
  const { db, now, locale } = scope
  const { platformCode, page, pageSize } = question
  const time = question.time === null ? null : new Date(question.time)
  const period = question.startTime || question.endTime ? periodOf(question, now) : null
  const from = period ? within(period) : standing(time, now)
  const wants = await titleFilter(question.words, locale)
  const source = sql`from ${from} join hot_boards b on b.id = t.board_id where (${platformCode} = '' or b.platform = ${platformCode})`
  let only = sql``
  if (wants) {
    const { rows } = await sql<{
      id: number
      title: string
    }>`select t.id, t.title ${source} limit ${mostLookedAt}`.execute(db)
    const ids = rows.filter(({ title }) => wants(title)).map(({ id }) => id)
    only = sql`and t.id = any(${ids}::int[])`
  }
  const { rows } = await sql<Row & { total: number }>`
    select ${columns(time ?? now)}, count(*) over ()::int as total ${source} ${only} order by ${orders[question.sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  )
  const at = time ?? now
  return {
    list: await present(scope, rows),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
    boards: await boardsAt(scope, at, platformCode),
    at: at.toISOString(),
  }
}

/** @param scope whose monitors and watches are marked; null: anybody's eyes, which see what belongs to no organisation */
export async function wallOf(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { time, most }: { time: string | null; most: number },
  scope: Scope | null,
): Promise<Wall> {
  const at = time === null ? null : new Date(time)
  const moment = at ?? now
  const boards = await boardsAt({ db }, moment, '', scope === null)
  const { rows } = await sql<Row>`
    select ${columns(moment)} from ${standing(at, now)} join hot_boards b on b.id = t.board_id
    where t.rank_then <= ${most} and (b.only_org is null or not ${scope === null}::boolean) order by b.id, t.rank_then, t.id`.execute(
    db,
  )
  const topics = await present(scope, rows)
  return {
    at: moment.toISOString(),
    boards: boards.map(board => ({ ...board, topics: topics.filter((_, index) => rows[index]?.boardId === board.id) })),
  }
}

async function present(scope: Scope | null, rows: readonly Row[]): Promise<Topic[]> {
  const wanters = scope
    ? await wantersOf(
        scope,
        rows.map(({ title }) => title),
      )
    : null
  return rows.map((row, index) => ({
    ...row,
    firstSeen: row.firstSeen.toISOString(),
    lastSeen: row.lastSeen.toISOString(),
    enteredAt: row.enteredAt.toISOString(),
    monitors: wanters?.[index]?.monitors ?? [],
    watches: wanters?.[index]?.watches ?? [],
  }))
}
