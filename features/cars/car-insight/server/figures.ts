/** Series compared by the numbers of features/comparison, so that each is the total of the list that its question opens. */
import { comparedSubjects } from '@guanlan/features/analysis/comparison/server'
import { chosenSeries, namesIn } from '@guanlan/features/cars/car-library/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import {
  type Figures,
  type InsightQuestion,
  mostSeries,
  type rankedBy,
  type Statistics,
  type Trend,
} from '../contract.ts'
import { netOf } from './net.ts'
import { ruleOfNames } from './rule-of-names.ts'

/** @throws missing, for a series that is not there */
export async function requireSeries(scope: Scope, ids: readonly number[]) {
  const found = await chosenSeries(scope, ids.length === 0 ? null : ids, mostSeries)
  if (found.length < ids.length) throw refuse('missing', 'platform.missing')
  return found.map(({ names, product, ...series }) => ({
    ...series,
    product: product === '' ? null : product,
    rule: product === '' ? ruleOfNames([series.name, ...namesIn(names)]) : null,
  }))
}

async function compared(scope: Scope, { seriesIds, from, to }: InsightQuestion) {
  const series = await requireSeries(scope, seriesIds)
  const brands = [...new Set(series.flatMap(({ product }) => product ?? []))]
  const rules = [...new Set(series.flatMap(({ rule }) => rule ?? []))]
  if (series.length === 0) return { unit: 'day' as const, from, to, rows: [] }
  const { subjects, unit } = await comparedSubjects(scope, { brands, rules }, { from, to })
  const byKey = new Map(subjects.map(subject => [subject.key, subject]))
  const rows = series.flatMap(({ id, name, isOwn, product, rule }) => {
    const subject = byKey.get(product === null ? `rule:${rule}` : `brand:${product}`)
    if (!subject) return []
    return [{ head: { seriesId: id, name, isOwn, isTied: product !== null, filters: subject.filters, rule }, subject }]
  })
  return { unit, from, to, rows }
}

export async function statisticsOf(scope: Scope, question: InsightQuestion): Promise<Statistics> {
  const { rows, ...times } = await compared(scope, question)
  return {
    ...times,
    series: rows.map(({ head, subject: { total, stories } }) => ({
      ...head,
      ...{ count: total.count, positive: total.positive, neutral: total.neutral, negative: total.negative },
      ...{ stories, interactions: total.interactions, net: netOf(total) },
    })),
  }
}

export async function trendOf(scope: Scope, question: InsightQuestion): Promise<Trend> {
  const { rows, ...times } = await compared(scope, question)
  return { ...times, series: rows.map(({ head, subject }) => ({ ...head, trend: subject.trend })) }
}

export async function rankingOf(
  scope: Scope,
  { by, ...question }: InsightQuestion & { by: (typeof rankedBy)[number] },
): Promise<Statistics> {
  const statistics = await statisticsOf(scope, question)
  const amount = (figures: Figures) => figures[by] ?? Number.NEGATIVE_INFINITY
  return { ...statistics, series: statistics.series.toSorted((a, b) => amount(b) - amount(a) || b.count - a.count) }
}
