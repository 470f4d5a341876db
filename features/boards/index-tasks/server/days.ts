/** The days of an index as they are counted: by the questions of lists. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { amountsBy } from '@guanlan/features/articles/articles/server/questions'
import { disturbedDays, pointsOf } from '@guanlan/features/charts/charts/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { type Scope, wallClock } from '@guanlan/platform/server'
import type { IndexTask } from '../contract.ts'
import type { DayAmounts, IndexDay } from './compute.ts'

export type Subject = Pick<IndexTask, 'monitorId' | 'brand'>
export type CountedDay = IndexDay & { amounts: DayAmounts | undefined }

/** Days of one question: what is smoothed over lies before a time that may be as long as a question can be. */
export const daysAtOnce = 60

/** Beginnings of days, and the moment at which the last of them ends. */
export interface Stretch {
  begins: number[]
  until: Date
}

/** All days from one moment to another, in stretches of so many as one question has. Pure. */
export function stretchesOf(begins: readonly number[], to: Date): Stretch[] {
  return Array.from({ length: Math.ceil(begins.length / daysAtOnce) }, (_, n) => {
    const next = begins[(n + 1) * daysAtOnce]
    return {
      begins: begins.slice(n * daysAtOnce, (n + 1) * daysAtOnce),
      until: next === undefined ? to : new Date(next - 1),
    }
  })
}

export const beginsOf = (time: { from: Date; to: Date }, zone: string): number[] => pointsOf(time, 'day', zone)

export async function countDays(
  scope: Scope,
  { monitorId, brand }: Subject,
  { begins, until }: Stretch,
  zone: string,
): Promise<CountedDay[]> {
  const question = Question.parse({
    ...{ from: new Date(begins[0] ?? until.getTime()).toISOString(), to: until.toISOString() },
    ...(monitorId !== null && { monitors: [monitorId] }),
    filters: brand === '' ? [] : [{ field: 'brand', is: 'is', values: [brand] }],
  })
  const query = await articleQuery(scope, question)
  const amounts = await amountsBy(scope, query, { by: 'stretch', begins }, false)
  const disturbed = await disturbedDays(scope, query, begins)
  const empty = await emptyDays(scope, { begins, until }, amounts)
  const clock = wallClock(zone)
  const today = clock.text(scope.now).slice(0, 10)
  return begins.map((at, place) => {
    const day = clock.text(new Date(at)).slice(0, 10)
    return {
      ...{ day, amounts: amounts.get(String(place)), isDisturbed: disturbed.has(place) },
      ...{ isUnfinished: day >= today, isEmpty: empty.has(place) },
    }
  })
}

/** Of days on which nothing was found, those of which there is nothing at all, whatever is asked. */
async function emptyDays(
  scope: Scope,
  { begins, until }: Stretch,
  amounts: ReadonlyMap<string, DayAmounts>,
): Promise<ReadonlySet<number>> {
  const quiet = begins.flatMap((_, place) => (amounts.has(String(place)) ? [] : [place]))
  if (quiet.length === 0) return new Set()
  const all = await articleQuery(
    scope,
    Question.parse({ from: new Date(begins[0] ?? until.getTime()).toISOString(), to: until.toISOString() }),
  )
  const any = await amountsBy(scope, all, { by: 'stretch', begins }, false)
  return new Set(quiet.filter(place => !any.has(String(place))))
}
