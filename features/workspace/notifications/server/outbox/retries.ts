/** What follows from an answer. Pure. */
import type { Outcome } from '../channels/sender.ts'

const second = 1_000
const minute = 60 * second
/** Pauses after each failed attempt; after the last of them it has failed. */
export const pausesMs: readonly number[] = [5 * second, 30 * second, 2 * minute, 10 * minute, 60 * minute, 180 * minute]
/** Earlier or later by so much of the pause, so that those who failed together do not come back together. */
const jitter = 0.1
/** The longest pause that the other side may ask for. */
export const longestRetryMs = 60 * minute
/** Failed attempts in a row after which a channel is paused. */
export const failuresUntilPause = 10

export type Next = { state: 'accepted' | 'notSent' | 'failed' } | { state: 'waiting'; inMs: number }

/**
 * @param attempt since the message was put in or sent again by hand; the first is 1
 * @param random from 0 to 1
 */
export function nextOf(outcome: Outcome, attempt: number, random: number): Next {
  if (outcome.kind === 'accepted' || outcome.kind === 'notSent') return { state: outcome.kind }
  const pause = pausesMs[attempt - 1]
  if (outcome.kind === 'never' || pause === undefined) return { state: 'failed' }
  const jittered = pause * (1 - jitter + 2 * jitter * random)
  return { state: 'waiting', inMs: Math.round(Math.max(jittered, Math.min(outcome.afterMs ?? 0, longestRetryMs))) }
}
