/** Figures that only some questions ask for: how much each of several names has, and what brought a peak. */
import { all, any, print, type Rule, term } from '@guanlan/engine/rules'
import { plainText, regionNames, regions } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { countOf, summaryOf } from '@guanlan/features/articles/articles/server/questions'
import { whyOf } from '@guanlan/features/charts/charts/server'
import type { Locale } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import type { Figure, Plan } from '../../contract.ts'
import { knownNames } from '../planning/known-names.ts'
import { sidesOf } from '../planning/plan-of.ts'
import { isComparing } from '../planning/sides.ts'
import { narrowed } from './narrowed.ts'
import { type Requested, requestOf } from './search-of.ts'

/** Sides that are compared. */
const mostSides = 4
/** What brought an hour or a day; of a longer stretch no point can be told. */
const longestPointMs = 26 * 3_600_000

/** Of each side that a question compares: the list of its monitor, or the articles of the same rule that have its name. */
export async function figuresOfSides(
  scope: CallScope,
  { plan, search }: Requested,
  question: string,
  zone: string,
): Promise<Figure[]> {
  if (!isComparing(plainText(question))) return []
  const cutter = generalCutter()
  const known = await knownNames(scope, question, cutter)
  const sides = sidesOf(question, { ...known, now: scope.now.getTime(), zone, cutter })
  const figures: Figure[] = []
  for (const { name, monitor, words } of sides.slice(0, mostSides)) {
    const isMonitor = monitor !== null && plan.monitors.includes(monitor)
    const rules = words.map(each => term(each)).filter(({ tokens }) => tokens.length > 0)
    if (!isMonitor && rules.length === 0) continue
    const opens = isMonitor
      ? { ...plan, monitors: [monitor] }
      : { ...plan, query: print(all([any(rules), ...partsBeside(search?.rule ?? null, rules)])) }
    const { value, isAtLeast } = await totalOf(scope, opens, zone)
    figures.push({ kind: isMonitor ? 'monitor' : 'name', name, value, isAtLeast, at: null, opens })
  }
  return figures
}

/** Parts of a rule that a side does not have anyway: of 甲|乙 the side 甲 needs no more. */
function partsBeside(rule: Rule | null, side: readonly Rule[]): Rule[] {
  const written = (each: Rule) => print(each)
  const parts = rule === null ? [] : rule.kind === 'all' ? rule.of : [rule]
  return parts.filter(part => {
    const either = new Set((part.kind === 'any' ? part.of : [part]).map(written))
    return !side.every(each => either.has(written(each)))
  })
}

/** Articles of a plan. */
export async function totalOf(
  scope: CallScope,
  plan: Plan,
  zone: string,
): Promise<{ value: number; isAtLeast: boolean }> {
  const { search, query } = await requestOf(scope, plan)
  if (!search) return { value: await countOf(scope, query), isAtLeast: false }
  const { total, capped } = await summaryOf(scope, search, zone)
  return { value: total, isAtLeast: capped }
}

const asksWhy = /为什么|為什麼|为何|為何|怎么回事|怎麼回事|原因|\bwhy\b|\breason/iu
const causes = {
  story: ['causeStory', 'story'],
  media: ['causeMedia', 'media'],
  word: ['causeWord', 'keyword'],
  region: ['causeRegion', 'region'],
} as const

/** What most more came of than in the weeks before, or is missing: the figures beside a chart. */
export async function causesOf(
  scope: CallScope,
  { plan, search, query }: Requested,
  question: string,
): Promise<Figure[]> {
  const length = query.to.getTime() - query.from.getTime()
  if (search || !asksWhy.test(question) || length > longestPointMs || !scope.may('charts.view')) return []
  const why = await whyOf(scope, query)
  return why.causes.map(({ kind, value, name, count }) => {
    const [figure, field] = causes[kind]
    const shown = kind === 'region' ? placeName(value, scope.locale) : name || value
    const opens = narrowed(plan, field, value)
    return { kind: figure, name: shown, value: count, isAtLeast: false, at: null, opens }
  })
}

/** The name of a province or city. */
export function placeName(code: string, locale: Locale): string {
  const region = regions.find(each => each.code === code)
  if (!region) return code
  return locale === 'zh' ? region.short : (regionNames(code)?.[locale] ?? region.short)
}
