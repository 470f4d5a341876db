/** What a directory may still need: hottest stories and worst negatives of its time that do not lie in it. */
import { Question } from '@guanlan/features/articles/articles/contract'
import {
  hotSpotRows,
  loadColumns,
  pageOf,
  queryOfQuestion,
  storedFacts,
} from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostEntries, type Suggestion } from '../contract.ts'
import { getDirectory } from './directories.ts'

const most = 8
const dayMs = 86_400_000

export async function suggestionsFor(
  scope: Scope,
  id: number,
): Promise<{ hottest: Suggestion[]; negative: Suggestion[] }> {
  const { day } = await getDirectory(scope, id)
  const range = day === null ? lastWeek(scope.now) : await dayOf(scope, day)
  const taken = await storiesIn(scope, id)
  const all = queryOfQuestion(Question.parse(range), null)
  const spots = (await hotSpotRows(scope, all, most + taken.size)).filter(({ story }) => !taken.has(story))
  const worst = queryOfQuestion(
    Question.parse({
      ...range,
      fold: true,
      filters: [
        { field: 'sentiment', is: 'is', values: ['-1'] },
        { field: 'level', is: 'is', values: ['1', '2'] },
      ],
    }),
    null,
  )
  const rows = await pageOf(scope, worst, { page: 1, pageSize: most + taken.size, sort: 'interaction_desc' })
  const hot = spots.slice(0, most)
  const ids = [...hot.map(({ articleId }) => articleId), ...rows.map(row => row.id)]
  const articles = await loadColumns(scope, ids, ['title', 'media', 'publishedAt', 'sentiment', 'level', 'story'])
  const byId = new Map(articles.map(article => [article.id, article]))
  const toldBy = new Map(spots.map(({ story, count }) => [story, count]))
  const suggestion = (articleId: number): Suggestion[] => {
    const { title, media, publishedAt, sentiment, level, story } = byId.get(articleId) ?? {}
    if (title === undefined || media === undefined || publishedAt === undefined) return []
    return [
      {
        ...{ articleId, title, media, publishedAt: publishedAt.toISOString() },
        sentiment: (sentiment ?? 0) as Suggestion['sentiment'],
        level: (level ?? null) as Suggestion['level'],
        count: toldBy.get(story ?? 0) ?? 1,
      },
    ]
  }
  const isFree = (articleId: number) => !taken.has(byId.get(articleId)?.story ?? 0)
  return {
    hottest: hot.flatMap(({ articleId }) => suggestion(articleId)),
    negative: rows
      .map(row => row.id)
      .filter(isFree)
      .slice(0, most)
      .flatMap(suggestion),
  }
}

const lastWeek = (now: Date) => ({
  from: new Date(now.getTime() - 7 * dayMs).toISOString(),
  to: now.toISOString(),
})

/** The day by the clock of the organisation, whole. */
async function dayOf(scope: Scope, day: string): Promise<{ from: string; to: string }> {
  const zone = await timeZoneOf(scope)
  const { rows } = await sql<{ from: Date; to: Date }>`
    select (${day}::date)::timestamp at time zone ${zone} as from, (${day}::date + 1)::timestamp at time zone ${zone} - interval '1 ms' as to`.execute(
    scope.db,
  )
  return { from: rows[0]?.from.toISOString() ?? '', to: rows[0]?.to.toISOString() ?? '' }
}

async function storiesIn(scope: Scope, id: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select article_id as id from material_entries where org_id = ${scope.orgId} and directory_id = ${id} and article_id is not null
    order by place, id limit ${mostEntries}`.execute(scope.db)
  const facts = await storedFacts(
    scope,
    rows.map(row => row.id),
  )
  return new Set([...facts.values()].map(({ storyId }) => storyId))
}
