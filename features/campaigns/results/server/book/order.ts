/** In which order pieces stand in the book, and under which titles: as people made it, what came since behind it. Pure. */
import type { PlanEntry } from '../../contract.ts'

export interface BookKey {
  of: PlanEntry['of']
  id: number
}
const keyOf = ({ of, id }: BookKey): string => `${of}:${id}`

/** @param pieces by time @returns each once; what is gone is left out */
export function orderedBy(pieces: readonly BookKey[], plan: readonly PlanEntry[]): PlanEntry[] {
  const there = new Set(pieces.map(keyOf))
  const planned = new Map<string, PlanEntry>()
  for (const entry of plan) if (there.has(keyOf(entry))) planned.set(keyOf(entry), entry)
  const others = pieces.filter(piece => !planned.has(keyOf(piece)))
  return [...planned.values(), ...others.map(({ of, id }) => ({ of, id, title: '', out: false }))]
}
