/** Why an article is not here: looks it up by address or title and says, for each that is stored, what keeps it out of the list. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import { type Visibility, visibilityOf } from '@guanlan/features/articles/articles/server/facts'
import {
  type ArticleQuery,
  articlesAt,
  articlesTitled,
  countOf,
  keysOf,
  queryOfQuestion,
  withMeantMedia,
} from '@guanlan/features/articles/articles/server/questions'
import { filterNames } from '@guanlan/features/monitors/filters/server'
import { itemsBelowEach, monitorNames, nearMisses } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { type Absence, type AbsenceQuestion, looksLikeAddress } from '../contract.ts'
import { reasonsFor } from './reasons.ts'

/** What the assembly knows of addresses and sources, which no organisation owns. */
export interface KnownAddresses {
  /** The same page under its various addresses; null for what is no page of the web. */
  canonicalUrl(address: string): string | null
  sourcesOn(scope: Scope, host: string): Promise<Absence['sources']>
}

const mostArticles = 5
const mostMisses = 3

export async function absenceOf(
  scope: Scope,
  { sought: searched, question }: AbsenceQuestion,
  known: KnownAddresses,
): Promise<Absence> {
  const address = looksLikeAddress(searched) ? known.canonicalUrl(searched) : null
  const ids = address
    ? await articlesAt(scope, address, mostArticles)
    : await articlesTitled(scope, searched, mostArticles)
  const named = question.monitors ?? (question.monitor === undefined ? null : [question.monitor])
  const items = named && [...(await itemsBelowEach(scope, named)).values()].flat()
  const standings = await visibilityOf(scope, ids)
  const names = await namesFor(scope, standings)
  const articles = []
  for (const standing of standings) {
    const { id, title, media, publishedAt, timeOfArrival } = standing
    const reasons = reasonsFor(standing, { ...names, ...(await listOf(scope, standing, question, items)) })
    articles.push({ id, title, media, publishedAt: publishedAt.toISOString(), timeOfArrival, reasons })
  }
  const host = address && URL.parse(address)?.hostname
  return { address, articles, sources: articles.length === 0 && host ? await known.sourcesOn(scope, host) : [] }
}

/** What the reasons name, read once for all articles. */
async function namesFor(scope: Scope, standings: readonly Visibility[]) {
  const monitors = await monitorNames(scope)
  const filterIds = standings.flatMap(({ hits }) => hits.flatMap(({ filterId }) => filterId ?? []))
  const filters = await filterNames(scope, filterIds)
  return {
    hasMonitors: monitors.size > 0,
    monitorName: (id: number) => monitors.get(id) ?? `#${id}`,
    filterName: (id: number) => filters.get(id) ?? `#${id}`,
  }
}

async function listOf(scope: Scope, standing: Visibility, question: Question, items: readonly number[] | null) {
  const filters = await withMeantMedia(scope, question.filters)
  const query = queryOfQuestion({ ...question, filters }, items)
  const isInRange = standing.publishedAt >= query.from && standing.publishedAt <= query.to
  return {
    items,
    from: query.from,
    to: query.to,
    failedConditions: await failedConditions(scope, standing, query),
    isFolded: question.fold && isInRange && !(await standsForItsStory(scope, standing, query)),
    misses: await nearMisses(scope, standing.id, items, mostMisses),
  }
}

/** Each condition asked of this article alone, by the same question as lists. */
async function failedConditions(scope: Scope, { id, publishedAt }: Visibility, query: ArticleQuery): Promise<number[]> {
  const failed: number[] = []
  for (const [index, filter] of query.filters.entries()) {
    const one = { ...alone(query, [filter]), found: [id], from: publishedAt, to: after(publishedAt) }
    if ((await countOf(scope, one)) === 0) failed.push(index)
  }
  return failed
}

/** Of its story the list shows the earliest that fits. */
async function standsForItsStory(scope: Scope, { id, storyId }: Visibility, query: ArticleQuery): Promise<boolean> {
  if (storyId === null) return true
  const [shown] = await keysOf(scope, { ...query, storyId }, null, 1)
  return shown === undefined || shown.id === id
}

const alone = (query: ArticleQuery, filters: readonly Filter[]): ArticleQuery => ({
  ...query,
  monitorIds: null,
  filters,
  fold: false,
})
/** Times are kept to the microsecond, and asked for to the millisecond. */
const after = (moment: Date): Date => new Date(moment.getTime() + 1)
