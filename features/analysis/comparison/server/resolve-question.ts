/** What a call asks for: a saved comparison, or subjects as they are chosen on a screen. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { unitOf } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type ComparisonQuestion, isRightCount } from '../contract.ts'
import { inPeriods } from './periods.ts'
import { getComparison } from './records.ts'
import { foundBy, requireRules, requireSearchable } from './rule-subjects.ts'
import { narrowing, type PlacedSubject, queryOfSubjects, requireThere, subjectsOf } from './subjects.ts'

const dayMs = 86_400_000
const usualDays = 30

export async function resolveQuestion(scope: Scope, requested: ComparisonQuestion) {
  const stored = requested.id === undefined ? null : await getComparison(scope, requested.id)
  const chosen = { ...requested, monitors: requested.ids ?? requested.monitors }
  const named = stored ?? chosen
  if (!isRightCount(named))
    throw named.periods.length > 0
      ? refuse('invalid', 'comparison.oneInPeriods', {}, 'periods')
      : refuse('invalid', 'comparison.howMany', {}, requested.ids ? 'ids' : 'monitors')
  if (!stored) await requireRules(scope, named.rules)
  const subjects = await subjectsOf(scope, named)
  if (!stored) requireThere(subjects)
  const to = requested.to ?? scope.now.toISOString()
  const from =
    requested.from ??
    new Date(Date.parse(to) - Math.min(longestRangeDays, stored?.days ?? usualDays) * dayMs).toISOString()
  const [first] = subjects
  const placed =
    first && named.periods.length > 0
      ? inPeriods(first, named.periods, await timeZoneOf(scope))
      : subjects.map(subject => ({ subject, from, to }))
  const narrowed = narrowing({
    ...{ fold: named.fold },
    platforms: requested.platforms.length > 0 ? requested.platforms : (stored?.platforms ?? []),
    mediaTypes: requested.mediaTypes.length > 0 ? requested.mediaTypes : (stored?.mediaTypes ?? []),
  })
  const only = requested.only && named.periods.length === 0
  return comparingOf(scope, placed, { stored, fold: named.fold, only, narrowed })
}

type How = Parameters<typeof queryOfSubjects>[1] & { stored: Awaited<ReturnType<typeof getComparison>> | null }

/** Subjects with their questions; those of rules know which articles they found. */
export async function comparingOf(scope: Scope, placed: readonly PlacedSubject[], { stored, ...how }: How) {
  const requested = queryOfSubjects(placed, how)
  const rules = requested.filter(({ subject }) => subject.parsed !== null)
  const lengthOf = ({ from, to }: { from: Date; to: Date }) => to.getTime() - from.getTime()
  if (rules.length > 0) await requireSearchable(scope, Math.max(...rules.map(each => lengthOf(each.wanted))) / dayMs)
  for (const each of rules) {
    const { parsed, name } = each.subject
    if (parsed)
      each.wanted = { ...each.wanted, found: await foundBy(scope, { rule: parsed, name }, each.wanted, rules.length) }
  }
  const times = requested.map(each => each.wanted)
  const longest = times.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? { from: scope.now, to: scope.now }
  return {
    ...{ kept: stored, fold: how.fold, only: how.only, wanted: requested },
    from: new Date(Math.min(...times.map(each => each.from.getTime()))).toISOString(),
    to: new Date(Math.max(...times.map(each => each.to.getTime()))).toISOString(),
    /** All courses have points of one kind, that of the longest. */
    unit: unitOf(longest),
    isInPeriods: placed.some(({ subject }) => subject.period !== null),
  }
}
export type Comparing = Awaited<ReturnType<typeof comparingOf>>
