/** The articles that carry a topic: how many, how they lean, who published them, and what else they say. */
import {
  type ArticleSearch,
  beginOf,
  loadArticles,
  loadColumns,
  rowOf,
  summaryOf,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import { requireRule } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { locales } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { articlesOfPlatform } from '../../contract/shared-topic.ts'
import { ruleOfTopic } from '../../contract/topic-rule.ts'
import type { TopicArticles, TrackedTopic } from '../../contract/topics.ts'

const dayMs = 86_400_000
/** Articles are often earlier than a board and than whoever follows it, by so many days at most. */
const daysBefore = 7
/** Of what a search may ask for. */
const longestDays = 90
const shown = 10
/** Newest articles whose words are counted. */
const mostRead = 300
const readMs = 2_000
const mostVoices = 8
const mostWords = 20

export async function searchOfTopic(
  scope: Scope,
  topic: Pick<TrackedTopic, 'topic' | 'platformCode' | 'startTime' | 'endTime' | 'standing'>,
): Promise<ArticleSearch & { text: string }> {
  const text = ruleOfTopic(topic)
  const { rule } = await requireRule({ form: null, rule: text }, locales.indexOf(scope.locale), new Map())
  const end = topic.endTime === null ? scope.now : new Date(Math.min(Date.parse(topic.endTime), scope.now.getTime()))
  const begun = Math.min(
    Date.parse(topic.startTime),
    Date.parse(topic.standing?.firstSeen ?? topic.startTime),
    end.getTime(),
  )
  const from = new Date(Math.max(begun - daysBefore * dayMs, end.getTime() - longestDays * dayMs))
  // The same words on another platform are another topic.
  const filters = [{ field: 'platform' as const, is: 'is' as const, values: [articlesOfPlatform(topic.platformCode)] }]
  return { rule, text, wanted: { monitorIds: null, from, to: end, filters, fold: false, place: 'desk' } }
}

export async function articlesOfTopic(scope: Scope, topic: TrackedTopic): Promise<TopicArticles> {
  const search = await searchOfTopic(scope, topic)
  const { from, to } = search.wanted
  const { total, capped, facets, volume, unit } = await summaryOf(scope, search, await timeZoneOf(scope))
  const newest = await walkSearch(scope, search, beginOf(to), { most: mostRead, workMs: readMs, bare: true })
  const ids = newest.rows.map(({ id }) => id)
  const articles = await loadArticles(scope, ids.slice(0, shown), true)
  const valuesOf = (field: 'sentiment' | 'author' | 'media') =>
    facets.find(facet => facet.field === field)?.values ?? []
  // An account says more than the platform that all of them are of; where none is named, the media do.
  const voices = valuesOf('author').length > 0 ? valuesOf('author') : valuesOf('media')
  return {
    rule: search.text,
    from: from.toISOString(),
    to: to.toISOString(),
    total,
    capped,
    sentiments: valuesOf('sentiment').map(({ value, count }) => ({
      sentiment: Number(value) as TopicArticles['sentiments'][number]['sentiment'],
      count,
    })),
    days: volume,
    unit,
    voices: voices.slice(0, mostVoices).map(({ value, name, count }) => ({ name: name ?? value, count })),
    words: await wordsBeside(scope, ids, topic.topic),
    newest: articles.map(article => rowOf(article, [search.rule])),
  }
}

/** Keywords of these articles, the most frequent first; those of the topic itself say nothing new. */
async function wordsBeside(scope: Scope, ids: readonly number[], topic: string): Promise<TopicArticles['words']> {
  if (ids.length === 0) return []
  const rows = await loadColumns(scope, ids, ['keywords'], true)
  const counts = new Map<string, number>()
  for (const { keywords = [] } of rows)
    for (const word of new Set(keywords)) if (!topic.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, mostWords)
}
