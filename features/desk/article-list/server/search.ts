/** Searches of the desk: a rule as text over everything stored that the organisation may see. */
import type { Rule } from '@guanlan/engine/rules'
import type { ArticleDetail, ArticleRow, Question } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleSearch,
  beginOf,
  cursorOf,
  detailOf,
  highlight,
  indexedCount,
  loadArticles,
  mostCounted,
  placeOf,
  rowOf,
  searchPage,
  summaryOf,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import { parseNaming } from '@guanlan/features/articles/vocabularies/server'
import { articleQuery, hitMonitors } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { locales, refuse, refuseAll } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { ListQuestion, SearchQuestion } from '../contract.ts'

type Asked = z.output<typeof ListQuestion>
/** Milliseconds of work of one call that counts. */
const countMs = 800
/** More than a piece holds: a count keeps no rows. */
const mostOfACall = Number.POSITIVE_INFINITY

/** @throws a refusal that names each mistake of the rule */
export async function requireQuery(scope: CallScope, query: string): Promise<Rule> {
  const { rule, problems } = await parseNaming(scope, query)
  const errors = problems.filter(problem => problem.severity === 'error')
  if (rule && errors.length === 0) return rule
  throw refuseAll(
    errors.map(problem => ({
      field: 'query',
      key: 'desk.queryInvalid',
      values: { problem: problem.message[locales.indexOf(scope.locale)] ?? problem.message[0] },
    })),
  )
}

export async function searchOf(scope: CallScope, question: Question & { query: string }): Promise<ArticleSearch> {
  return { rule: await requireQuery(scope, question.query), wanted: await articleQuery(scope, question) }
}

export async function searchArticles(scope: CallScope, question: Asked & { query: string }) {
  const search = await searchOf(scope, question)
  const found = await searchPage(scope, search, { ...question, cursor: question.cursor ?? null })
  const { page, pageSize } = question
  const { total, capped, next } = found
  return { list: await rowsOf(scope, search.rule, found.rows), total, capped, next, page, pageSize }
}

async function rowsOf(
  scope: Scope,
  rule: Rule,
  rows: readonly Pick<ArticleRow, 'id' | 'sentiment' | 'level'>[],
): Promise<ArticleRow[]> {
  const loaded = await loadArticles(
    scope,
    rows.map(row => row.id),
    true,
  )
  return loaded.map(article => rowOf(article, [rule]))
}

export async function summariseSearch(scope: CallScope, question: SearchQuestion) {
  return summaryOf(scope, await searchOf(scope, question), await timeZoneOf(scope))
}

/** Part of the way per call, so that whoever waits sees how far it is and may stop. */
export async function countSearch(
  scope: CallScope,
  { cursor, counted, ...question }: SearchQuestion & { cursor?: string | undefined; counted: number },
): Promise<{ count: number; next: string | null; progress: number }> {
  const search = await searchOf(scope, question)
  const { from, to, fold } = search.wanted
  // Stories are told apart only in the whole of what is found.
  if (fold) throw refuse('invalid', 'articles.tooManyToFold', { count: mostCounted }, 'fold')
  const begin = cursor === undefined ? beginOf(to) : placeOf(cursor, to)
  const exact = cursor === undefined ? await indexedCount(scope, search, begin.to) : null
  if (exact !== null) return { count: exact, next: null, progress: 1 }
  const { rows, place } = await walkSearch(scope, search, begin, { most: mostOfACall, workMs: countMs, bare: true })
  const length = Math.max(1, to.getTime() - from.getTime())
  return {
    count: counted + rows.length,
    next: place && cursorOf(place),
    progress: place ? Math.min(1, Math.max(0, (to.getTime() - place.to) / length)) : 1,
  }
}

/** What the organisation may see counts as there; marked are the words of the search, without one those of its monitors. */
export async function foundDetail(
  scope: CallScope,
  { id, query }: { id: number; query?: string | undefined },
): Promise<ArticleDetail> {
  const rule = query === undefined ? null : await requireQuery(scope, query)
  const [article] = await loadArticles(scope, [id], true)
  if (!article) throw refuse('missing', 'platform.missing')
  const monitors = (await hitMonitors(scope, [id], null)).get(id) ?? []
  const detail = detailOf(article, monitors)
  return rule ? { ...detail, ...markedBy(rule, article) } : detail
}

const markedBy = (rule: Rule, { title, body }: { title: string; body: string }) => highlight(title, body, [rule])
