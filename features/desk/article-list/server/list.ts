/** Lists of the desk: which articles, in which order, with the words that wanted them. */

import type { ArticleRow, Question } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleQuery,
  countByMediaType,
  countsOf,
  listOf,
  loadArticles,
  rowOf,
} from '@guanlan/features/articles/articles/server/questions'
import { storyOf } from '@guanlan/features/articles/articles/server/stories'
import { articleQuery, hitMonitors } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { CountQuestion, ListQuestion } from '../contract.ts'

type Asked = z.output<typeof ListQuestion>
type Counted = z.output<typeof CountQuestion>

async function narrowedQuery(scope: Scope, question: Counted): Promise<ArticleQuery> {
  const query = await articleQuery(scope, question)
  return question.arrivedAfter ? { ...query, arrivedAfter: new Date(question.arrivedAfter) } : query
}

/** Totals of lists, in the order of the questions: one statement, however many. */
export async function countArticles(scope: Scope, questions: readonly Counted[]): Promise<number[]> {
  const requested: ArticleQuery[] = []
  for (const question of questions) requested.push(await narrowedQuery(scope, question))
  return countsOf(scope, requested)
}

export async function listArticles(
  scope: Scope,
  question: Asked,
): Promise<{ list: ArticleRow[]; total: number; page: number; pageSize: number }> {
  const { sort } = question
  if (sort === 'relevance' || sort === 'heat') throw refuse('invalid', 'desk.relevanceOfSearch', {}, 'sort')
  const query = await narrowedQuery(scope, question)
  if (question.similarTo !== undefined) {
    const story = await storyOf(scope, question.similarTo)
    if (story === undefined) throw refuse('missing', 'platform.missing')
    query.storyId = story
  }
  return pageOfQuery(scope, query, { ...question, sort })
}

interface Page {
  page: number
  pageSize: number
  sort: Exclude<Asked['sort'], 'relevance' | 'heat'>
}

/** A page of a question that is put together already: what a member types is bounded before (`articleQuery`). */
export async function pageOfQuery(
  scope: Scope,
  query: ArticleQuery,
  { page, pageSize, sort }: Page,
): Promise<{ list: ArticleRow[]; total: number; page: number; pageSize: number }> {
  const { total, rows } = await listOf(scope, query, { page, pageSize, sort })
  const ids = rows.map(row => row.id)
  const towards = new Map(rows.map(row => [row.id, row]))
  const loaded = await loadArticles(scope, ids)
  const monitors = await hitMonitors(scope, ids, query.monitorIds)
  return {
    list: loaded.map(article =>
      rowOf(
        { ...article, ...towards.get(article.id) },
        (monitors.get(article.id) ?? []).map(monitor => monitor.rule),
      ),
    ),
    total,
    page,
    pageSize,
  }
}

export const mediaTypeCounts = async (scope: Scope, question: Question, folded: boolean) =>
  countByMediaType(scope, await articleQuery(scope, question), folded)
