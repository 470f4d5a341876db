/** Which articles an order means, at the moment it is given: their number is the total of the list they stand in. */
import type { searchOrders } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleQuery,
  countOf,
  hitsOf,
  loadColumns,
  mostCounted,
  pageOf,
  type SearchPage,
  searchPage,
} from '@guanlan/features/articles/articles/server/questions'
import { storyOf } from '@guanlan/features/articles/articles/server/stories'
import { parseNaming } from '@guanlan/features/articles/vocabularies/server'
import { articleQuery, itemsBelow } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { DownloadOrder } from '../../contract.ts'

/** An article with what the question says of it; null: what the article says itself. */
export interface ChosenRow {
  id: number
  sentiment: number | null
  level: number | null
}
type Sort = (typeof searchOrders)[number]
type ListSort = 'time_desc' | 'time_asc' | 'interaction_desc' | 'interaction_asc'

/** All rows, in order; or, of a list, the question that finds them; or the beginning of a search that the task walks to its end. */
export type Chosen =
  | { kind: 'rows'; count: number; rows: ChosenRow[]; found: boolean }
  | { kind: 'list'; count: number; wanted: ArticleQuery; sort: ListSort; found: false }
  | { kind: 'search'; atLeast: number; rows: ChosenRow[]; found: true }

type ListedOrRows = Exclude<Chosen, { kind: 'search' }>

/** By reach lists are sorted as far as this (features/articles/articles, by-reach.ts). */
const mostByReach = 20_000
/** Milliseconds that a search may be walked for an order. */
const walkMs = 6_000

/** @throws a refusal that names the field when a question cannot be answered */
export function chosenBy(scope: Scope, { ticked, whole, sort }: DownloadOrder): Promise<Chosen> {
  if (ticked) return chosenTicked(scope, ticked)
  if (!whole) throw refuse('invalid', 'articles.selectData', {}, 'ticked')
  return whole.query === undefined ? listed(scope, whole, sort) : chosenOfSearch(scope, whole, sort, whole.query)
}

type Whole = NonNullable<DownloadOrder['whole']>

export async function queryOfWhole(scope: Scope, { question, similarTo, until }: Whole): Promise<ArticleQuery> {
  const requested = { ...(await articleQuery(scope, question)), arrivedUntil: new Date(until) }
  if (similarTo === undefined) return requested
  const storyId = await storyOf(scope, similarTo)
  if (storyId === undefined) throw refuse('missing', 'exports.articleMissing', {}, 'whole')
  return { ...requested, storyId }
}

/** Of an order that is known to be one of a list. */
export function chosenOfList(scope: Scope, { whole, sort }: DownloadOrder): Promise<ListedOrRows> {
  if (!whole) throw new Error('an order of ticked articles has no list')
  return listed(scope, whole, sort)
}

async function listed(scope: Scope, whole: Whole, sort: Sort): Promise<ListedOrRows> {
  if (sort === 'relevance' || sort === 'heat') throw refuse('invalid', 'exports.sortOfSearch', {}, 'sort')
  const query = await queryOfWhole(scope, whole)
  if (sort !== 'reach_desc' && sort !== 'reach_asc')
    return { kind: 'list', count: await countOf(scope, query), wanted: query, sort, found: false }
  const rows = await pageOf(scope, query, { page: 1, pageSize: mostByReach, sort })
  return { kind: 'rows', count: rows.length, rows, found: false }
}

/** In the order in which they were named; those that are not there any more are missed by name of the field. */
async function chosenTicked(
  scope: Scope,
  { idList, monitor, found }: NonNullable<DownloadOrder['ticked']>,
): Promise<Chosen> {
  const ids = [...new Set(idList)]
  const there = await loadColumns(scope, ids, [], found)
  if (there.length < ids.length)
    throw refuse('invalid', 'exports.articlesMissing', { count: ids.length - there.length }, 'ticked')
  const towards = new Map<number, ChosenRow>()
  if (monitor !== undefined) {
    const items = new Set(await itemsBelow(scope, monitor))
    // Of several monitors the first one speaks, as in lists.
    for (const { articleId, monitorId, sentiment, level } of await hitsOf(scope, ids))
      if (items.has(monitorId) && !towards.has(articleId)) towards.set(articleId, { id: articleId, sentiment, level })
  }
  const rows = there.map(({ id }) => towards.get(id) ?? { id, sentiment: null, level: null })
  return { kind: 'rows', count: rows.length, rows, found }
}

/**
 * Walked to its end: a part of what is found is never taken for all. What comes newest first and copy by copy may be walked on by the task; every
 * other order needs all of it before its first row is known.
 */
async function chosenOfSearch(scope: Scope, whole: Whole, sort: Sort, query: string): Promise<Chosen> {
  const search = await searchOf(scope, whole, query)
  const goesOnLater = sort === 'time_desc' && !whole.question.fold
  const began = Date.now()
  const rows: ChosenRow[] = []
  let cursor: string | null = null
  do {
    const page: SearchPage = await searchPage(scope, search, { cursor, page: 1, pageSize: mostCounted, sort })
    rows.push(...page.rows)
    cursor = page.next
    const isCut = cursor === null && (page.capped || page.total > page.rows.length)
    const isLong = cursor !== null && (rows.length >= mostCounted || Date.now() - began > walkMs)
    if (isLong && goesOnLater) return { kind: 'search', atLeast: rows.length, rows, found: true }
    if (isCut || (rows.length > mostCounted && !goesOnLater))
      throw refuse('invalid', 'exports.foundTooMany', { limit: mostCounted }, 'sort')
    if (isLong) throw refuse('invalid', 'articles.searchTooLong', {}, 'whole')
  } while (cursor !== null)
  return { kind: 'rows', count: rows.length, rows, found: true }
}

async function searchOf(scope: Scope, whole: Whole, query: string) {
  const { rule, problems } = await parseNaming(scope, query)
  if (!rule || problems.some(({ severity }) => severity === 'error'))
    throw refuse('invalid', 'articleActions.queryInvalid', {}, 'whole.query')
  return { rule, wanted: await queryOfWhole(scope, whole) }
}

/** The next rows of a search that is walked by the task, newest first. @param cursor null: from its beginning */
export async function walkOn(
  scope: Scope,
  whole: Whole,
  cursor: string | null,
): Promise<{ rows: ChosenRow[]; next: string | null }> {
  const search = await searchOf(scope, whole, whole.query ?? '')
  return searchPage(scope, search, { cursor, page: 1, pageSize: mostCounted, sort: 'time_desc' })
}

/** How many there are, of a search that was not walked to its end so far as is known. */
export const countOfChosen = (chosen: Chosen): number => (chosen.kind === 'search' ? chosen.atLeast : chosen.count)
