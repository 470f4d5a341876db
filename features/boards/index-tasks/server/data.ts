/** The days of an index, counted as lists count them. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { amountsBy } from '@guanlan/features/articles/articles/server/questions'
import { disturbedDays, pointsOf } from '@guanlan/features/charts/charts/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, wallClock } from '@guanlan/platform/server'
import { type IndexData, type IndexTask, longestDays } from '../contract.ts'
import { type DayAmounts, type IndexDay, indexDays, nothing } from './compute.ts'

const dayMs = 86_400_000
const usualDays = 30

/** @throws invalid for a time that is too long or reversed */
export async function dataOf(
  scope: Scope,
  task: IndexTask,
  { startTime, endTime }: { startTime?: string | undefined; endTime?: string | undefined },
): Promise<IndexData> {
  const to = endTime ? new Date(endTime) : scope.now
  const from = startTime ? new Date(startTime) : new Date(to.getTime() - (usualDays - 1) * dayMs)
  if (from > to) throw refuse('invalid', 'indexTasks.reversed', {}, 'endTime')
  if (to.getTime() - from.getTime() > longestDays * dayMs) throw refuse('invalid', 'indexTasks.tooLong', {}, 'endTime')
  const zone = await timeZoneOf(scope)
  const before = (task.smoothing - 1) * dayMs
  const days = await amountsOfDays(scope, task, { from: new Date(from.getTime() - before), to }, zone)
  const base = dayIn(zone, task.baseDay)
  const ofBase = await amountsOfDays(
    scope,
    task,
    { from: new Date(base.getTime() - before), to: new Date(base.getTime() + dayMs - 1) },
    zone,
  )
  const list = indexDays(
    task,
    days,
    ofBase.slice(-task.smoothing).map(({ amounts }) => amounts ?? nothing),
  )
  return { list, baseDay: task.baseDay, smoothing: task.smoothing }
}

/** Where a day begins by the organisation's clock, whatever clocks do in the night before. */
function dayIn(zone: string, day: string): Date {
  const clock = wallClock(zone)
  const utc = Date.parse(`${day}T00:00:00Z`)
  const aheadAt = (moment: number) =>
    Date.parse(`${clock.text(new Date(moment)).slice(0, 16).replace(' ', 'T')}:00Z`) - moment
  return new Date(utc - aheadAt(utc - aheadAt(utc)))
}

/** Of days on which nothing was found, those of which there is nothing at all, whatever is asked. */
async function emptyDays(
  scope: Scope,
  { begins, until }: { begins: number[]; until: Date },
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

/** Days of one question: what is smoothed over lies before a time that may be as long as a question can be. */
const daysAtOnce = 60

async function amountsOfDays(
  scope: Scope,
  task: IndexTask,
  { from, to }: { from: Date; to: Date },
  zone: string,
): Promise<(IndexDay & { amounts: DayAmounts | undefined })[]> {
  const begins = pointsOf({ from, to }, 'day', zone)
  const days: (IndexDay & { amounts: DayAmounts | undefined })[] = []
  for (let at = 0; at < begins.length; at += daysAtOnce) {
    const next = begins[at + daysAtOnce]
    const until = next === undefined ? to : new Date(next - 1)
    days.push(...(await amountsOf(scope, task, { begins: begins.slice(at, at + daysAtOnce), until }, zone)))
  }
  return days
}

async function amountsOf(
  scope: Scope,
  { monitorId, brand }: IndexTask,
  { begins, until }: { begins: number[]; until: Date },
  zone: string,
): Promise<(IndexDay & { amounts: DayAmounts | undefined })[]> {
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
