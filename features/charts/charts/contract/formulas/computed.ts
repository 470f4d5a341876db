/** An index as it was worked out, part by part: what the panel "how is this computed" shows. Pure; its lines add up to the index. */
import { indexOf, type Parts, type Weights } from './weighted.ts'

export interface ComputedLine<Name extends string> {
  part: Name
  /** 0 to 100; null: not known, and left out. */
  points: number | null
  /** What part of the index it is, from 0 to 1: its weight among those that are known. Null: left out. */
  share: number | null
  /** Points of the index. */
  adds: number
}

export interface Computed<Name extends string> {
  lines: ComputedLine<Name>[]
  /** 0 to 100; null: nothing is known that weighs something. */
  index: number | null
}

export function computedOf<Name extends string>(parts: Parts<Name>, weights: Weights<Name>): Computed<Name> {
  const names = Object.keys(parts) as Name[]
  const all = names.reduce((sum, name) => sum + (parts[name] === null ? 0 : weights[name]), 0)
  const lines = names.map(part => {
    const value = parts[part]
    const share = value === null || all === 0 ? null : weights[part] / all
    return { part, points: value === null ? null : value * 100, share, adds: (value ?? 0) * 100 * (share ?? 0) }
  })
  return { lines, index: indexOf(parts, weights) }
}
