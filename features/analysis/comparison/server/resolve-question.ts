/** What a call asks for: a saved comparison, or subjects as they are chosen on a screen. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { unitOf } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type ComparisonQuestion, isRightCount } from '../contract.ts'
import { alignedCampaigns, areAligned, daysBetween, daysOfCampaign } from './aligned-campaigns.ts'
import { inPeriods } from './periods.ts'
import { getComparison } from './records.ts'
import { foundBy, requireRules, requireSearchable } from './rule-subjects.ts'
import {
  type KnownSubject,
  narrowing,
  type PlacedSubject,
  queryOfSubjects,
  requireThere,
  subjectsOf,
} from './subjects.ts'

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
  const placed = await placedOf(scope, subjects, { ...requested, periods: named.periods, days: stored?.days ?? null })
  const narrowed = narrowing({
    ...{ fold: named.fold },
    platforms: requested.platforms.length > 0 ? requested.platforms : (stored?.platforms ?? []),
    mediaTypes: requested.mediaTypes.length > 0 ? requested.mediaTypes : (stored?.mediaTypes ?? []),
  })
  const only = requested.only && named.periods.length === 0
  return comparingOf(scope, placed, { stored, fold: named.fold, only, narrowed })
}

interface Time {
  from?: string | undefined
  to?: string | undefined
  /** As it was saved. */
  days: number | null
  periods: ComparisonQuestion['periods']
}

/** One time for all, or to each its own: one subject in several periods, and campaigns each from its first day. */
async function placedOf(scope: Scope, subjects: readonly KnownSubject[], time: Time): Promise<PlacedSubject[]> {
  const zone = await timeZoneOf(scope)
  const days = Math.min(longestRangeDays, time.days ?? usualDays)
  const to = time.to ?? scope.now.toISOString()
  const from = time.from ?? new Date(Date.parse(to) - days * dayMs).toISOString()
  const [first] = subjects
  if (first && time.periods.length > 0) return inPeriods(first, time.periods, zone)
  if (areAligned(subjects))
    return alignedCampaigns(subjects, { days: time.days ?? daysBetween(from, to), from, to, zone })
  const isNamed = time.from !== undefined || time.to !== undefined
  const own = isNamed ? null : daysOfCampaign(subjects, { days, now: scope.now, zone })
  return subjects.map(subject => ({ subject, ...(own ?? { from, to }) }))
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
