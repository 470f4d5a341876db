/** Watches of an organisation: saved, replayed over what was on the boards, and their news. */
import { requireRule } from '@guanlan/features/monitors/monitors/server'
import { locales, refuse } from '@guanlan/platform/contract'
import { columnsOf, containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type CoreIndex,
  type NewsKind,
  type Replay,
  type Watch,
  WatchDraft,
  type WatchNews,
  type WatchQuestion,
} from '../../contract.ts'
import { titleFilter } from '../questions/titles.ts'
import { type WatchedTopic, watchedCourses } from './courses.ts'
import { newsOf } from './news.ts'

const watches = recordTable<WatchDraft, { like: string }, WatchQuestion['sort']>({
  table: 'hot_watches',
  fields: columnsOf(WatchDraft),
  where: ({ like }) => containing(['name', 'rule'], like),
  sorts: { updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' }, name: { value: sql`r.name`, type: 'text' } },
  taken: { hot_watches_by_name: ['name', 'hotLists.watchTaken'] },
})

interface WatchPage {
  list: Watch[]
  total: number | null
  page: number
  pageSize: number
  next: string | null
}

export const countWatches = (scope: Scope): Promise<number> => watches.count(scope, { like: '' })
export const watchOf = (scope: Scope, id: number): Promise<Watch> => watches.get(scope, id)
export const listWatches = (
  scope: Scope,
  page: WatchQuestion & { page: number; pageSize: number; after?: string | undefined },
): Promise<WatchPage> => watches.list(scope, page)
export const removeWatches = (
  scope: Scope,
  chosen: { ids: number[]; allOf: { like: string } | null; but: number[] },
): Promise<{ changed: number }> => watches.remove(scope, chosen)

/** @throws invalid when the words are no rule, or nothing would ever be told */
async function checked(scope: Scope, draft: WatchDraft): Promise<WatchDraft> {
  const { text } = await requireRule({ form: null, rule: draft.rule }, locales.indexOf(scope.locale), new Map())
  if (!draft.enters && draft.topRank === null && draft.rises === null && !draft.secondPlatform && !draft.leaves)
    throw refuse('invalid', 'hotLists.nothingToTell', {}, 'enters')
  return { ...draft, rule: text, platforms: [...new Set(draft.platforms)] }
}

export async function saveWatch(
  scope: Scope,
  { id, version, ...draft }: WatchDraft & { id?: number | undefined; version?: number | undefined },
): Promise<Watch> {
  const good = await checked(scope, draft)
  if (id === undefined) return watches.create(scope, good)
  if (version === undefined) throw refuse('invalid', 'hotLists.versionMissing', {}, 'version')
  return watches.update(scope, { ...good, id, version })
}

const replayedDays = 30
const mostShown = 50

/** What it would have told in the last 30 days, by the same decision as live. */
export async function replay(scope: Scope, draft: WatchDraft): Promise<Replay> {
  const watch = await checked(scope, draft)
  const wants = await titleFilter(watch.rule, scope.locale)
  const since = new Date(scope.now.getTime() - replayedDays * 86_400_000)
  const { rows } = await sql<WatchedTopic>`
    select t.id, t.event_id as "eventId", b.platform, t.title from hot_topics t join hot_boards b on b.id = t.board_id
    where t.last_seen >= ${since} order by t.last_seen desc, t.id limit 200000`.execute(scope.db)
  const topics = rows.filter(({ title }) => wants?.(title))
  const courses = await watchedCourses(scope.db, topics, since)
  const news = topics
    .flatMap(({ id, eventId, platform, title }) => {
      const course = courses.get(id)
      return (course ? newsOf(watch, course) : []).map(one => ({ ...one, topicId: id, eventId, platform, title }))
    })
    .filter(({ at }) => at >= since)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || a.topicId - b.topicId)
  return {
    days: replayedDays,
    topics: topics.length,
    total: news.length,
    news: news.slice(0, mostShown).map(one => ({ ...one, at: one.at.toISOString() })),
  }
}

export async function newsOfWatches(
  { db, orgId }: Scope,
  { id, page, pageSize }: { id: number | null; page: number; pageSize: number },
) {
  const { rows } = await sql<Omit<WatchNews, 'at'> & { at: Date; kind: NewsKind; watch: string; total: number }>`
    select n.topic_id as "topicId", t.event_id as "eventId", b.platform, t.title, n.at, n.kind, n.rank, w.name as watch, count(*) over ()::int as total
    from hot_watch_news n join hot_watches w on w.org_id = n.org_id and w.id = n.watch_id join hot_topics t on t.id = n.topic_id join hot_boards b on b.id = t.board_id
    where n.org_id = ${orgId} and (${id}::int is null or n.watch_id = ${id}::int) order by n.at desc, n.topic_id, n.kind limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  )
  return { list: rows.map(row => ({ ...row, at: row.at.toISOString() })), total: rows[0]?.total ?? 0, page, pageSize }
}

/** By day of the organisation's zone, of the topics that each watch wants: 50 for the best rank, 30 for platforms, 20 for topics. */
export async function coreIndex(
  scope: Scope,
  { from, to }: { from: Date; to: Date },
  zone: string,
): Promise<CoreIndex[]> {
  const { rows: all } = await sql<{ id: number; name: string; rule: string; platforms: string[] }>`
    select id, name, rule, platforms from hot_watches where org_id = ${scope.orgId} order by id limit 200`.execute(
    scope.db,
  )
  const { rows: days } = await sql<{ day: string; id: number; title: string; platform: string; rank: number }>`
    select (d.day)::text as day, t.id, t.title, b.platform, coalesce((
        select min(c.rank) from hot_changes c where c.topic_id = t.id and c.at >= coalesce((select max(e.at) from hot_changes e where e.topic_id = t.id and e.at <= d.from_at), d.from_at) and c.at < d.to_at), t.peak_rank)::int as rank
    from (select day::date as day, day at time zone ${zone} as from_at, (day + interval '1 day') at time zone ${zone} as to_at
      from generate_series((${from}::timestamptz at time zone ${zone})::date::timestamp, (${to}::timestamptz at time zone ${zone})::date::timestamp, interval '1 day') day) d
    join hot_topics t on t.last_seen >= d.from_at and t.first_seen < d.to_at join hot_boards b on b.id = t.board_id
    where t.id = any(${await topicsWanted(scope, all, { from, to })}::int[]) order by 1, 2`.execute(scope.db)
  const indexes: CoreIndex[] = []
  for (const { id, name, rule, platforms } of all) {
    const wants = await titleFilter(rule, scope.locale)
    const mine = days.filter(
      ({ title, platform }) => wants?.(title) && (platforms.length === 0 || platforms.includes(platform)),
    )
    const byDay = Map.groupBy(mine, ({ day }) => day)
    indexes.push({ watchId: id, name, days: [...byDay].map(([day, topics]) => ({ day, ...indexOfDay(topics) })) })
  }
  return indexes
}

/** Pure. */
export function indexOfDay(topics: readonly { platform: string; rank: number }[]) {
  const platforms = new Set(topics.map(({ platform }) => platform)).size
  const bestRank = topics.length === 0 ? null : Math.min(...topics.map(({ rank }) => rank))
  const rank = bestRank === null ? 0 : Math.max(0, 51 - bestRank) / 50
  const index = 50 * rank + 30 * Math.min(1, platforms / 8) + 20 * Math.min(1, topics.length / 20)
  return { index: Math.round(index * 10) / 10, topics: topics.length, platforms, bestRank }
}

async function topicsWanted(
  scope: Scope,
  all: readonly { rule: string }[],
  { from, to }: { from: Date; to: Date },
): Promise<number[]> {
  if (all.length === 0) return []
  const wanting = await Promise.all(all.map(({ rule }) => titleFilter(rule, scope.locale)))
  const { rows } = await sql<{
    id: number
    title: string
  }>`select id, title from hot_topics where last_seen >= ${from} and first_seen <= ${to} limit 200000`.execute(scope.db)
  return rows.filter(({ title }) => wanting.some(wants => wants?.(title))).map(({ id }) => id)
}
