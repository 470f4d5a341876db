/** Why a task has nothing. Pure. */
import type { Reason, State } from '../contract.ts'

export interface TaskFacts {
  status: State
  sources: readonly { enabled: boolean; state: number; asked: boolean }[]
  cycle: 'always' | 'scheduled'
  /** Answers of its sources so far. */
  asked: number
  found: number
  /** Entries of the last answer. */
  looked: number
  freshToday: number
  dailyBudget: number | null
}

/** The first of the reasons that holds, those that somebody decided before those that happened; null: it finds something. */
export function whyNothing(task: TaskFacts): Reason | null {
  const { status, sources, asked: requested, found } = task
  if (status === 'c_-1') return 'paused'
  if (status === 'c_2') return 'ended'
  if (sources.length === 0) return 'noSource'
  if (sources.every(({ enabled }) => !enabled)) return 'sourcesOff'
  if (sources.every(source => source.asked && source.state !== 0)) return 'sourcesFail'
  if (task.dailyBudget !== null && task.freshToday >= task.dailyBudget) return 'budgetSpent'
  if (found > 0) return null
  if (requested === 0)
    return task.cycle === 'scheduled' ? 'waitsForCycle' : status === 'c_0' ? 'notBegun' : 'neverAsked'
  return task.looked === 0 ? 'nothingListed' : 'nothingMatched'
}
