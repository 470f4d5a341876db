/** What an observation of a board changes in what was known of it. Pure. */
import type { Entry } from './entries.ts'

/** A topic as the board was last seen. */
export interface Known {
  key: string
  /** Null: not on the list. */
  rank: number | null
  heat: number | null
  label: string | null
}

export type Kind = 'enters' | 'returns' | 'moves' | 'leaves'
export interface Change extends Known {
  kind: Kind
  /** Ranks it rose since it was seen before; negative: it fell. */
  rose: number
}

export interface Observation {
  /** When the board was asked, whole minutes. */
  at: Date
  /** When the source says its list is from; null: it says nothing. */
  toldAt: Date | null
  entries: readonly Entry[]
}

/** What is known of a board's newest observation. */
export interface LastSeen {
  seenAt: Date | null
  toldAt: Date | null
}

/** Why an answer says nothing about the board at that minute; null: it does. */
export type NotSeen = 'empty' | 'past' | 'stale'
export function notSeen({ at, toldAt, entries }: Observation, last: LastSeen): NotSeen | null {
  // An instance that lost its source answers an empty list; a platform never has none.
  if (entries.length === 0) return 'empty'
  if (last.seenAt && at <= last.seenAt) return 'past'
  if (toldAt && last.toldAt && toldAt <= last.toldAt) return 'stale'
  return null
}

export function changesOf(known: readonly Known[], entries: readonly Entry[]): Change[] {
  const before = new Map(known.map(topic => [topic.key, topic]))
  const now = new Set(entries.map(({ key }) => key))
  const changes = entries.flatMap(({ key, rank, heat, label }): Change[] => {
    const was = before.get(key)
    const is = { key, rank, heat, label }
    if (!was) return [{ ...is, kind: 'enters', rose: 0 }]
    if (was.rank === null) return [{ ...is, kind: 'returns', rose: 0 }]
    if (was.rank === rank && was.heat === heat && was.label === label) return []
    return [{ ...is, kind: 'moves', rose: was.rank - rank }]
  })
  const left = known
    .filter(({ key, rank }) => rank !== null && !now.has(key))
    .map(({ key }): Change => ({ key, rank: null, heat: null, label: null, kind: 'leaves', rose: 0 }))
  return [...changes, ...left]
}

/** A silence longer than this, in minutes, is a hole: nobody knows what the list said meanwhile. */
export const holeAfter = (everySeconds: number): number => Math.max(10, Math.ceil((everySeconds * 3) / 60))

/** Minutes that the list is known to have stood as it was, until this observation. */
export function minutesSince(seenAt: Date | null, at: Date, everySeconds: number): number {
  if (!seenAt) return 0
  const minutes = Math.round((at.getTime() - seenAt.getTime()) / 60_000)
  return minutes > holeAfter(everySeconds) ? 0 : minutes
}
