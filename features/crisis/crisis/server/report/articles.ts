/** What the report says of the articles of a crisis: how it began, who carried it, sentiment before, during and after. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { type ArticleQuery, countsOf, pageOf, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { partsOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { Crisis, ReportSentence } from '../../contract.ts'
import { queryOfCrisis } from '../articles.ts'
import type { Say } from './say.ts'

const press: Filter = { field: 'mediaType', is: 'is', values: ['press', 'web', 'broadcast'] }
const leaning = (value: '1' | '-1'): Filter => ({ field: 'sentiment', is: 'is', values: [value] })

/** The list that a question counts. */
const listOf = ({ from, to, filters = [] }: ArticleQuery): ReportSentence['opens'] => ({
  kind: 'list',
  from: from.toISOString(),
  to: to.toISOString(),
  filters: [...filters],
})
const narrowed = (query: ArticleQuery, ...more: Filter[]): ArticleQuery => ({
  ...query,
  filters: [...(query.filters ?? []), ...more],
})

export interface ArticleSections {
  summary: ReportSentence
  first: ReportSentence[]
  carriers: ReportSentence[]
  sentiment: ReportSentence[]
}

export async function articleSections(scope: Scope, crisis: Crisis, say: Say, zone: string): Promise<ArticleSections> {
  const query = await queryOfCrisis(scope, crisis.id)
  const [count = 0, negative = 0] = await countsOf(scope, [query, narrowed(query, leaning('-1'))])
  return {
    summary: { text: say('sayArticles', { count, negative }), opens: listOf(query) },
    first: [
      ...(await firstOf(scope, query, say, 'sayFirst')),
      ...(await firstOf(scope, narrowed(query, press), say, 'sayFirstMedia')),
    ],
    carriers: count === 0 ? [] : await carriersOf(scope, query, say, zone),
    sentiment: await sentimentOf(scope, crisis, query, say),
  }
}

async function firstOf(
  scope: Scope,
  query: ArticleQuery,
  say: Say,
  key: 'sayFirst' | 'sayFirstMedia',
): Promise<ReportSentence[]> {
  const [first] = await pageOf(scope, query, { page: 1, pageSize: 1, sort: 'time_asc' })
  const [found] = first ? await titlesOf(scope, [first.id]) : []
  if (!found) return []
  const { id, title, media, publishedAt } = found
  return [{ text: say(key, { at: publishedAt, media, title }), opens: { kind: 'article', id } }]
}

/** The ten media with most articles. */
async function carriersOf(scope: Scope, query: ArticleQuery, say: Say, zone: string): Promise<ReportSentence[]> {
  const { media } = await partsOf(scope, query, zone, { authors: false, unit: 'day' })
  return media.slice(0, 10).map(({ mediaId, name, count, negative }) => ({
    text: say('sayCarrier', { media: name, count, negative }),
    opens: listOf(narrowed(query, { field: 'media', is: 'is', values: [String(mediaId)] })),
  }))
}

async function sentimentOf(
  scope: Scope,
  { startedAt, closedAt }: Crisis,
  query: ArticleQuery,
  say: Say,
): Promise<ReportSentence[]> {
  if (startedAt === null) return []
  const [started, over] = [new Date(startedAt), closedAt === null ? null : new Date(closedAt)]
  const until = (at: Date) => new Date(at.getTime() - 1)
  const parts = (
    [
      ['sayBefore', { ...query, to: until(started) }],
      ['sayDuring', { ...query, from: started, to: over ? until(over) : query.to }],
      ...(over ? [['sayAfter', { ...query, from: over }] as const] : []),
    ] as const
  ).filter(([, { from, to }]) => from <= to)
  const counts = await countsOf(
    scope,
    parts.flatMap(([, part]) => [part, narrowed(part, leaning('1')), narrowed(part, leaning('-1'))]),
  )
  return parts.map(([key, part], at) => ({
    text: say(key, {
      count: counts[at * 3] ?? 0,
      positive: counts[at * 3 + 1] ?? 0,
      negative: counts[at * 3 + 2] ?? 0,
    }),
    opens: listOf(part),
  }))
}
