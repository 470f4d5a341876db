/** From a question to SQL: the one place that says which rows a list, a count or a chart looks at. */

import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { longestDaysOf, type Question } from '../../contract.ts'
import { idsWithin } from '../article-ids.ts'
import type { ArticleQuery } from '../conditions/article-query.ts'
import { asksUnread, conditionOf } from '../conditions/conditions.ts'
import { foundFacts } from './found-facts.ts'

const dayMs = 86_400_000

export type { ArticleQuery }

/** Refuses ranges over 90 days and reversed ones (spec 5); within a data task, over 13 months. */
export function queryOfQuestion(question: Question, monitorIds: readonly number[] | null): ArticleQuery {
  const from = new Date(question.from)
  const to = new Date(question.to)
  if (from > to) throw refuse('invalid', 'articles.rangeReversed', {}, 'to')
  if (to.getTime() - from.getTime() > longestDaysOf(question.filters) * dayMs)
    throw refuse('invalid', 'articles.rangeTooLong', {}, 'to')
  return { monitorIds, from, to, filters: question.filters, fold: question.fold, place: question.place }
}

/**
 * Rows of facts, one an article: a single monitor reads its hits as they are, several are folded to one row an article,
 * and the whole organisation has one row an article already. Folded, every story has one row.
 */
export function rowsOf(scope: Scope, query: ArticleQuery, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const opened = openTo(scope, query)
  if (opened.fold) {
    const from = factsOf(scope, opened)
    const first = hasOneRowEach(opened) ? sql`` : sql`, r.monitor_id`
    return sql`select ${columns} from (
      select distinct on (r.cluster_id) r.* from ${from} order by r.cluster_id, r.published_at, r.article_id${first}) r`
  }
  if (hasOneRowEach(opened)) return sql`select ${columns} from ${factsOf(scope, opened)}`
  return sql`select distinct on (r.published_at, r.article_id) ${columns} from ${factsOf(scope, opened)}
    order by r.published_at desc, r.article_id desc, r.monitor_id`
}

/** As many rows as `rowsOf` has, in no order and without columns: to count them nothing is sorted. */
export function countedRowsOf(scope: Scope, query: ArticleQuery): RawBuilder<unknown> {
  const opened = openTo(scope, query)
  const from = factsOf(scope, opened)
  if (opened.fold) return sql`select distinct r.cluster_id from ${from}`
  return hasOneRowEach(opened) ? sql`select from ${from}` : sql`select distinct r.article_id from ${from}`
}

/** For somebody limited to folders everything is what their monitors want (docs/decisions/0021). Policies of the database hold them to it, too; asked so, it is found by index. */
const openTo = ({ limitedTo }: Scope, query: ArticleQuery): ArticleQuery =>
  limitedTo && query.monitorIds === null ? { ...query, monitorIds: limitedTo } : query

const hasOneRowEach = (query: ArticleQuery): boolean =>
  query.found !== undefined || asksArticles(query) || query.monitorIds?.length === 1

/** `r` and its conditions: facts of the organisation, hits of its monitors, or what a search found. */
function factsOf(scope: Scope, query: ArticleQuery): RawBuilder<unknown> {
  const { monitorIds, found } = query
  const where = conditionsOf(scope, query)
  if (found !== undefined) return sql`(${foundFacts(scope.orgId, found, monitorIds)}) r where ${where}`
  return asksArticles(query) ? sql`org_articles r where ${where}` : sql`hits r where ${where}`
}

/** What a filter took from one monitor stands with the hits, also when others still show it. */
const asksArticles = ({ monitorIds, place }: ArticleQuery): boolean => monitorIds === null && place !== 'filtered'

function conditionsOf(scope: Scope, query: ArticleQuery): RawBuilder<unknown> {
  // The organisation stands first in every index; row-level security asks for it again.
  const parts = [
    sql`r.org_id = ${scope.orgId}`,
    sql`r.published_at >= ${query.from}::timestamptz`,
    sql`r.published_at <= ${query.to}::timestamptz`,
    idsWithin(sql`r.article_id`, query),
    placeCondition(scope, query),
    ...query.filters.map(filter => conditionOf(scope, query, filter)),
  ]
  const { monitorIds } = query
  // What a search found is narrowed to monitors where it is put together.
  if (query.found !== undefined) parts.push(sql`true`)
  else if (monitorIds?.length === 1) parts.push(sql`r.monitor_id = ${monitorIds[0]}`)
  else if (monitorIds !== null) parts.push(sql`r.monitor_id = any(${monitorIds as number[]}::int[])`)
  if (query.arrivedUntil) parts.push(sql`r.arrived_at <= ${query.arrivedUntil}::timestamptz`)
  if (query.arrivedAfter) parts.push(sql`r.arrived_at > ${query.arrivedAfter}::timestamptz`)
  if (query.storyId !== undefined) parts.push(sql`r.cluster_id = ${query.storyId}`)
  return sql.join(parts, sql` and `)
}

function placeCondition({ orgId }: Scope, query: ArticleQuery): RawBuilder<unknown> {
  const { place = 'desk', found } = query
  if (place === 'desk' || found !== undefined) return sql`r.removed_at is null`
  if (place === 'bin' && asksArticles(query)) return sql`r.binned_at < 'infinity'`
  const binned = sql`exists (select from org_articles b where b.org_id = ${orgId} and b.article_id = r.article_id and ${idsWithin(sql`b.article_id`, query)} and b.binned_at is not null)`
  return place === 'bin'
    ? sql`r.taken_by is null and ${binned}`
    : sql`r.filter_id is not null and r.taken_by is null and not ${binned}`
}

/**
 * A question for unread articles as two of which the first holds the second: all that fit otherwise, and those of them that are read. What is
 * read is little, and all is counted in the index alone. Null for other questions, and where stories are folded: they are not counted apart.
 */
export function unreadAsDifference(query: ArticleQuery): { all: ArticleQuery; read: ArticleQuery } | null {
  const unread = query.filters.find(filter => filter.field === 'read' && asksUnread(filter))
  if (!unread || query.fold) return null
  const others = query.filters.filter(filter => filter !== unread)
  return {
    all: { ...query, filters: others },
    read: { ...query, filters: [...others, { field: 'read', is: 'is', values: ['1'] }] },
  }
}
