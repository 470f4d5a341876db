/** Whether an article fits a warning. Pure: the same on arrival, in a replay and in tests. */
import type { TimeCondition, WarningCondition } from '../../contract.ts'
import { type Check, checkOf } from './conditions.ts'
import type { WarningFacts } from './facts.ts'
import { isReach } from './reach.ts'

/** A warning as what decides needs it. Codes; days as `2026-11-22` in the zone of the organisation. */
export interface StoredWarning {
  id: number
  orgId: number
  version: number
  name: string
  wordMonitors: readonly number[]
  monitorIds: readonly number[]
  labelIds: readonly number[]
  mediaTypes: readonly number[]
  sentiments: readonly number[]
  conditions: readonly WarningCondition[]
  timeConditions: readonly TimeCondition[]
  startsOn: string
  endsOn: string
  timeZone: string
  repeats: boolean
  looksFirst: boolean
  lookMinutes: number
}

export interface CompiledWarning extends StoredWarning {
  checks: readonly Check[]
  /** What a story has to reach before it is told; none: it is told with its first article. */
  reach: readonly TimeCondition[]
  /** Whether what fits is counted over time. */
  counts: boolean
  /** False: only what is counted is told. */
  tellsEvents: boolean
}

export function compileWarning(warning: StoredWarning): CompiledWarning {
  const reach = warning.timeConditions.filter(isReach)
  const counts = reach.length < warning.timeConditions.length
  return {
    ...warning,
    checks: warning.conditions.map(checkOf),
    reach,
    counts,
    tellsEvents: !counts || reach.length > 0,
  }
}

/** What is older when it arrives warns nobody: fillings, re-readings and files of old articles. */
export const freshMs = 24 * 3_600_000

export const isFresh = ({ publishedAt }: Pick<WarningFacts, 'publishedAt'>, now: Date): boolean =>
  now.getTime() - publishedAt.getTime() <= freshMs

/** @param wordsHold whether the article has the words of the warning; what its monitors want is asked here */
export const fitsWarning = (warning: CompiledWarning, facts: WarningFacts, wordsHold: boolean, now: Date): boolean =>
  isFresh(facts, now) && isInDays(warning, now) && meetsConditions(warning, facts, wordsHold)

/** The same at any time. */
export function meetsConditions(warning: CompiledWarning, facts: WarningFacts, wordsHold: boolean): boolean {
  return (
    !facts.isHidden &&
    (wordsHold || hasOneOf(warning.wordMonitors, facts.monitorIds)) &&
    (warning.monitorIds.length === 0 || hasOneOf(warning.monitorIds, facts.monitorIds)) &&
    (warning.labelIds.length === 0 || hasOneOf(warning.labelIds, facts.labelIds)) &&
    warning.mediaTypes.includes(facts.mediaType) &&
    warning.sentiments.includes(facts.sentiment) &&
    warning.checks.every(check => check(facts))
  )
}

const hasOneOf = (requested: readonly number[], there: readonly number[]): boolean =>
  requested.some(id => there.includes(id))

/** Both ends included. */
function isInDays({ startsOn, endsOn, timeZone }: StoredWarning, now: Date): boolean {
  const today = dayIn(timeZone, now)
  return startsOn <= today && today <= endsOn
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** `2026-11-22`. Making a format costs some fifty microseconds; there are few zones. */
export function dayIn(timeZone: string, at: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(at)
}
