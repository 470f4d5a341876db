/** Figures that only some questions ask for: how much each of several names has, and what brought a peak. */
import { all, any, print, type Rule, term } from '@guanlan/engine/rules'
import { regionNames, regions } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { summaryOf } from '@guanlan/features/articles/articles/server/questions'
import { whyOf } from '@guanlan/features/charts/charts/server'
import type { Locale } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import type { Figure } from '../../contract.ts'
import { knownNames } from '../planning/known-names.ts'
import { isComparing } from '../planning/plan-of.ts'
import { narrowed } from './narrowed.ts'
import { type Requested, requestOf } from './search-of.ts'

/** Names that are compared. */
const mostNames = 4
/** What brought an hour or a day; of a longer stretch no point can be told. */
const longestPointMs = 26 * 3_600_000

/** Of each name of the brand library that a question compares: the articles of the same rule that have it. */
export async function figuresOfNames(
  scope: CallScope,
  { plan, search }: Requested,
  question: string,
  zone: string,
): Promise<Figure[]> {
  if (!search || !isComparing(question)) return []
  const { library } = await knownNames(scope, question, generalCutter())
  if (library.length < 2) return []
  const figures: Figure[] = []
  for (const { name, aliases } of library.slice(0, mostNames)) {
    const spelled: Rule[] = [name, ...aliases].map(each => term(each)).filter(({ tokens }) => tokens.length > 0)
    if (spelled.length === 0) continue
    const opens = { ...plan, query: print(all([any(spelled), search.rule])) }
    const { search: narrow } = await requestOf(scope, opens)
    if (!narrow) continue
    const { total, capped } = await summaryOf(scope, narrow, zone)
    figures.push({ kind: 'name', name, value: total, isAtLeast: capped, at: null, opens })
  }
  return figures
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
