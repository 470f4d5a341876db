/** The values of an index, day by day. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, wallClock } from '@guanlan/platform/server'
import { type IndexData, type IndexTask, longestDays } from '../contract.ts'
import { indexDays, nothing } from './compute.ts'
import { daysBetween } from './stored-days.ts'

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
  const days = await daysBetween(scope, task, { from: new Date(from.getTime() - before), to }, zone)
  const base = dayIn(zone, task.baseDay)
  const ofBase = await daysBetween(
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
