/** What the store has about an event: how much, how it leans, where it was published, and how it spread. */
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import {
  type ArticleSearch,
  beginOf,
  loadArticles,
  rowOf,
  rowsOf,
  summaryOf,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import { requireRule } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { locales } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EventArticles, EventDetail, Spread } from '../../contract.ts'
import { eventDetail } from './events.ts'

const dayMs = 86_400_000
/** Media are often earlier than the boards, by so many days at most. */
const daysBefore = 7
const longestDays = 90
const shown = 10
/** Articles that the spread is read from, newest first, and how long they may be looked for. */
const mostSpread = 5_000
const spreadMs = 2_000

async function searchOf(scope: Scope, event: Pick<EventDetail, 'firstSeen' | 'rule'>): Promise<ArticleSearch> {
  const to = scope.now
  const from = new Date(Math.max(Date.parse(event.firstSeen) - daysBefore * dayMs, to.getTime() - longestDays * dayMs))
  const { rule } = await requireRule({ form: null, rule: event.rule }, locales.indexOf(scope.locale), new Map())
  return { rule, wanted: { monitorIds: null, from, to, filters: [], fold: false, place: 'desk' } }
}

/** Articles of the organisation about an event, the newest, as far as they are found in time. */
export async function articleIdsOfEvent(
  scope: Scope,
  event: Pick<EventDetail, 'firstSeen' | 'rule'>,
  most: number,
): Promise<number[]> {
  const search = await searchOf(scope, event)
  const { rows } = await walkSearch(scope, search, beginOf(scope.now), { most, workMs: spreadMs, bare: true })
  return rows.map(({ id }) => id)
}

export async function articlesOfEvent(scope: Scope, id: number): Promise<EventArticles> {
  const event = await eventDetail(scope, id)
  const search = await searchOf(scope, event)
  const { rule, wanted } = search
  const { from, to } = wanted
  const { total, capped, facets } = await summaryOf(scope, search, await timeZoneOf(scope))
  const { rows } = await walkSearch(scope, search, beginOf(to), { most: mostSpread, workMs: spreadMs, bare: true })
  const ids = rows.map(row => row.id)
  const valuesOf = (field: 'sentiment' | 'region') => facets.find(facet => facet.field === field)?.values ?? []
  const newest = await loadArticles(scope, ids.slice(0, shown), true)
  return {
    rule: event.rule,
    from: from.toISOString(),
    to: to.toISOString(),
    total,
    capped,
    newest: newest.map(article => rowOf(article, [rule])),
    sentiments: valuesOf('sentiment').map(({ value, count }) => ({
      sentiment: Number(value) as EventArticles['sentiments'][number]['sentiment'],
      count,
    })),
    regions: valuesOf('region').map(({ value, name, count }) => ({ region: Number(value), name: name ?? '', count })),
    spread: await spreadOf(scope, search, ids),
  }
}

/** Of each type of medium the number and the first article, in the order of these. */
async function spreadOf(scope: Scope, { wanted: query }: ArticleSearch, found: readonly number[]): Promise<Spread[]> {
  if (found.length === 0) return []
  const facts = rowsOf(scope, { ...query, found }, sql`r.article_id, r.media_type, r.published_at`)
  const { rows } = await sql<{ id: number; mediaType: number; count: number }>`
    select distinct on (media_type) article_id as id, media_type as "mediaType", count(*) over (partition by media_type)::int as count
    from (${facts}) f order by media_type, published_at, article_id`.execute(scope.db)
  const articles = await loadArticles(
    scope,
    rows.map(({ id }) => id),
    true,
  )
  return articles
    .map(article => rowOf(article, []))
    .flatMap(({ id, title, excerpt, media, publishedAt, timeOfArrival }): Spread[] => {
      const row = rows.find(one => one.id === id)
      const first = { id, title: title || excerpt, media, publishedAt, timeOfArrival }
      return row ? [{ mediaType: mediaTypeWord(row.mediaType), count: row.count, first }] : []
    })
    .sort((a, b) => Date.parse(a.first.publishedAt) - Date.parse(b.first.publishedAt))
}
