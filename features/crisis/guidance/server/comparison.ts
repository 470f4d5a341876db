/** How many articles there were before and after, how they leaned and how far they reached, beside what is usual. It says nothing of causes. */
import {
  type ArticleQuery,
  beginOf,
  type ReachOfStretch,
  reachByStretch,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import { requireRule } from '@guanlan/features/monitors/monitors/server'
import { locales } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type Comparison, comparedDays, type Figures } from '../contract.ts'
import { records } from './records.ts'
import { fieldOfSubject, isOfSet } from './subject.ts'

const dayMs = 86_400_000
const mostRead = 20_000
const readMs = 8_000
const nothing: Figures = { articles: 0, positive: 0, negative: 0, reach: 0 }

export async function comparisonOf(scope: Scope, id: number): Promise<Comparison | null> {
  const { rule, time, subjectKind, subjectId } = await records.get(scope, id)
  const set = isOfSet(subjectKind) && subjectId !== null ? { field: fieldOfSubject[subjectKind], id: subjectId } : null
  if (rule === '' && set === null) return null
  const at = new Date(time)
  const end = at.getTime() + dayMs
  const from = new Date(at.getTime() - (comparedDays + 1) * dayMs)
  const to = new Date(Math.max(from.getTime(), Math.min(end - 1, scope.now.getTime())))
  const query = { monitorIds: null, from, to, filters: [], fold: false, place: 'desk' as const }
  const { days, isWhole } =
    rule === '' && set ? await daysOfSet(scope, query, set) : await daysOfRule(scope, query, rule)
  const of = (day: number): Figures => figuresOf(days.find(({ number }) => number === day))
  return {
    rule,
    set: rule === '' ? set : null,
    from: new Date(at.getTime() - dayMs).toISOString(),
    at: at.toISOString(),
    to: to.toISOString(),
    before: of(comparedDays),
    after: of(comparedDays + 1),
    usual: isWhole ? usualOf(Array.from({ length: comparedDays }, (_, day) => of(day))) : null,
    isOver: end <= scope.now.getTime(),
  }
}

interface Days {
  days: readonly ReachOfStretch[]
  /** What is usual is known. */
  isWhole: boolean
}

async function daysOfRule(scope: Scope, query: ArticleQuery, text: string): Promise<Days> {
  const { rule } = await requireRule({ form: null, rule: text }, locales.indexOf(scope.locale), new Map())
  const { rows, place } = await walkSearch(scope, { rule, wanted: query }, beginOf(query.to), {
    most: mostRead,
    workMs: readMs,
    bare: true,
  })
  const days = await reachByStretch(scope, { ...query, found: rows.map(row => row.id) }, dayMs / 1000)
  // Read newest first: what was not reached lies among the days that are usual.
  return { days, isWhole: place === null }
}

/** A crisis or event has articles since it began: what was before says nothing of what is usual. */
async function daysOfSet(
  scope: Scope,
  query: ArticleQuery,
  { field, id }: NonNullable<Comparison['set']>,
): Promise<Days> {
  const filters = [{ field, is: 'is' as const, values: [String(id)] }]
  return { days: await reachByStretch(scope, { ...query, filters }, dayMs / 1000), isWhole: false }
}

const figuresOf = (day: ReachOfStretch | undefined): Figures =>
  day ? { ...day, reach: day.known === 0 ? null : day.reach } : nothing

/** The median of each figure, over the days of which it is known. Pure. */
export function usualOf(days: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures): number | null => {
    const values = days.flatMap(day => day[figure] ?? []).sort((a, b) => a - b)
    const half = Math.floor(values.length / 2)
    const [lower, upper] = values.length % 2 === 1 ? [values[half], values[half]] : values.slice(half - 1, half + 1)
    return lower === undefined || upper === undefined ? null : (lower + upper) / 2
  }
  return {
    articles: middle('articles') ?? 0,
    positive: middle('positive') ?? 0,
    negative: middle('negative') ?? 0,
    reach: middle('reach'),
  }
}
