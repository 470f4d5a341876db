/** What a warning that counts would have told: looked at after each arrival and every minute, through the same decision as when time passes. */

import type { Rule } from '@guanlan/engine/rules'
import { organisationSince } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { Measured, TimeCondition } from '../../contract.ts'
import type { CompiledWarning } from '../deciding/decide.ts'
import { type Fitting, fittingArticles } from '../deciding/fitting.ts'
import { noCourse, step } from './course.ts'
import { known } from './history.ts'
import { type Counts, figuresOf, isMeasured, measure } from './measure.ts'
import { historyDays, minuteMs, type Window } from './windows.ts'

export interface MeasuredStart {
  at: Date
  measured: Measured
  /** Null: it still holds. */
  overAt: Date | null
  /** The newest article then. */
  newest: Fitting | null
}

/** On what is stored, with the weeks before it that say what is usual. */
export async function replayCounts(
  scope: Scope,
  warning: CompiledWarning,
  rule: Rule | null,
  days: number,
): Promise<MeasuredStart[]> {
  const to = scope.now
  const from = new Date(to.getTime() - days * dayMs)
  const since = new Date(from.getTime() - historyDays * dayMs)
  const { fitting, isCut } = await fittingArticles(scope, warning, rule, since)
  const knownSince = known({ since, orgSince: await organisationSince(scope), first: fitting[0]?.at ?? null, isCut })
  return replayMeasures(warning.timeConditions, fitting, { from, to, timeZone: warning.timeZone, knownSince })
}

const dayMs = 24 * 60 * minuteMs
const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs) * minuteMs

/** @param fitting in the order of arrival, also of the weeks before `from` */
export async function replayMeasures(
  conditions: readonly TimeCondition[],
  fitting: readonly Fitting[],
  { from, to, timeZone, knownSince }: { from: Date; to: Date; timeZone: string; knownSince: Date | null },
): Promise<MeasuredStart[]> {
  const started: MeasuredStart[] = []
  const count = counterOf(fitting)
  for (const condition of conditions.filter(isMeasured)) {
    let course = noCourse
    let running: MeasuredStart | null = null
    for (const [place, { at, arrived }] of looks(fitting, from, to).entries()) {
      if (place % 2_000 === 0) await new Promise(setImmediate)
      const figures = figuresOf(condition, { now: at, timeZone, knownSince }, window => count(window, arrived))
      const holds = measure(condition, figures)
      const next = step(course, holds !== null, condition, at)
      course = next.course
      if (next.tell === 'begun' && holds) {
        running = { at, measured: holds, overAt: null, newest: fitting[arrived - 1] ?? null }
        started.push(running)
      }
      if (next.tell === 'over' && running) running.overAt = at
    }
  }
  return started.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Moments at which somebody would have looked, with how many had arrived. */
function looks(fitting: readonly Fitting[], from: Date, to: Date): { at: Date; arrived: number }[] {
  const moments: { at: Date; arrived: number }[] = []
  let arrived = 0
  for (let minute = minuteOf(from); minute <= to.getTime(); minute += minuteMs) {
    while (arrived < fitting.length && (fitting[arrived]?.at.getTime() ?? 0) < minute + minuteMs) {
      arrived++
      const at = fitting[arrived - 1]?.at ?? from
      // Articles of a batch come in at one moment and are looked at together.
      if (at >= from && at <= to && fitting[arrived]?.at.getTime() !== at.getTime()) moments.push({ at, arrived })
    }
    const end = Math.min(minute + minuteMs - 1, to.getTime())
    if (end >= from.getTime() && moments.at(-1)?.at.getTime() !== end) moments.push({ at: new Date(end), arrived })
  }
  return moments
}

/** Counts a window among the first so many arrivals. */
function counterOf(fitting: readonly Fitting[]): (window: Window, arrived: number) => Counts {
  const minutes = fitting.map(({ facts }) => minuteOf(facts.collectedAt))
  const negative = [0]
  for (const { facts } of fitting) negative.push((negative.at(-1) ?? 0) + (facts.sentiment < 0 ? 1 : 0))
  const firstFrom = (minute: number, below: number): number => {
    let low = 0
    let high = below
    while (low < high) {
      const middle = (low + high) >> 1
      if ((minutes[middle] ?? 0) < minute) low = middle + 1
      else high = middle
    }
    return low
  }
  return ({ from, to }, arrived) => {
    const first = firstFrom(from.getTime(), arrived)
    const end = firstFrom(to.getTime(), arrived)
    return {
      articles: end - first,
      negative: (negative[end] ?? 0) - (negative[first] ?? 0),
      // Counted when somebody asks: most conditions count articles.
      get stories() {
        return new Set(fitting.slice(first, end).map(({ facts }) => facts.storyId)).size
      },
    }
  }
}
