/**
 * What a number is expected to be: the middle of the same hour (or day) of the week in the weeks before, and around it two of their spreads
 * (anomaly.ts), never below zero. And how such bands would have done: against numbers that are known.
 */
import { usualOfPeers } from './anomaly.ts'

/** A number that lies further from the middle is out of the band. */
export const bandSpreads = 2

export interface Band {
  low: number
  middle: number
  high: number
}

/** Null: fewer than three weeks are known. */
export function bandOfPeers(peers: readonly number[]): Band | null {
  const known = usualOfPeers(peers)
  if (!known) return null
  const { usual, spread } = known
  return { low: Math.max(0, usual - bandSpreads * spread), middle: usual, high: usual + bandSpreads * spread }
}

export interface Backtest {
  /** Hours or days that had a band and are known. */
  points: number
  /** Of them, those that came to lie in it: 0 to 1. */
  inside: number
  /** How far their middle was from what came, on average; articles. */
  meanError: number
  /** What came, on average; articles. */
  meanCount: number
}

/** Null: there was no band to hold against anything. */
export function backtestOf(known: readonly { count: number; band: Band | null }[]): Backtest | null {
  const tested = known.flatMap(({ count, band }) => (band ? [{ count, ...band }] : []))
  if (tested.length === 0) return null
  const mean = (of: (each: (typeof tested)[number]) => number) =>
    tested.reduce((sum, each) => sum + of(each), 0) / tested.length
  return {
    points: tested.length,
    inside: mean(({ count, low, high }) => (count >= low && count <= high ? 1 : 0)),
    meanError: mean(({ count, middle }) => Math.abs(count - middle)),
    meanCount: mean(({ count }) => count),
  }
}
