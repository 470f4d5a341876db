/** Articles and complaints of one series. */
import { foundBy, ruleOf } from '@guanlan/features/analysis/comparison/server'
import { Question } from '@guanlan/features/articles/articles/contract'
import { queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import { sumOfComplaints } from '@guanlan/features/desk/consumer-voice/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Complaints } from '../contract.ts'
import { requireSeries } from './figures.ts'

interface OfSeries {
  seriesId: number
  from: string
  to: string
}

export async function articlesOf(
  scope: Scope,
  { seriesId, from, to, page, pageSize }: OfSeries & { page: number; pageSize: number },
) {
  const [series] = await requireSeries(scope, [seriesId])
  if (!series) throw refuse('missing', 'platform.missing')
  const { product, rule, name } = series
  const filters = product === null ? [] : [{ field: 'brand' as const, is: 'is' as const, values: [product] }]
  const query = queryOfQuestion(Question.parse({ from, to, filters }), null)
  const parsed = rule === null ? null : await ruleOf(scope, rule)
  const found = parsed ? { found: await foundBy(scope, { rule: parsed, name }, query, 1) } : {}
  return pageOfQuery(scope, { ...query, ...found }, { page, pageSize, sort: 'time_desc' })
}

type Reader = Scope & { may(permission: 'complaints.view'): boolean }

/** Null for who may not see complaints. */
export async function complaintsOf(scope: Reader, { seriesId, from, to }: OfSeries) {
  const [series] = await requireSeries(scope, [seriesId])
  return series ? complaintsNaming(scope, series.name, { from, to }) : null
}

export async function complaintsNaming(
  scope: Reader,
  like: string,
  { from, to }: { from: string; to: string },
): Promise<Complaints | null> {
  if (!scope.may('complaints.view')) return null
  const period = { like, startTime: from.slice(0, 10), endTime: to.slice(0, 10) }
  const { count, statuses, demands } = await sumOfComplaints(scope, { ...period, field: '', status: 'all' })
  return { count, ...period, statuses, demands }
}
