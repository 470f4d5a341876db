/** What an index is made of: each part from 0 to 1, and how much it weighs. Pure; the same for every index with weights. */

/** Parts by name; null is "not known". */
export type Parts<Name extends string> = Readonly<Record<Name, number | null>>
export type Weights<Name extends string> = Readonly<Record<Name, number>>

/** From 0 to 100: the mean of the parts that are known, by their weights. A part that is not known is left out, as if the others were all; null when none that weighs something is known. */
export function indexOf<Name extends string>(parts: Parts<Name>, weights: Weights<Name>): number | null {
  let sum = 0
  let weight = 0
  for (const name of Object.keys(parts) as Name[]) {
    const part = parts[name]
    if (part === null) continue
    sum += part * weights[name]
    weight += weights[name]
  }
  return weight > 0 ? (sum / weight) * 100 : null
}

/** From 0 to 1 by orders of magnitude: 0 is 0, `full` and more is 1. Ten times as much adds always the same. */
export const magnitudeOf = (amount: number, full: number): number =>
  Math.min(1, Math.log1p(Math.max(0, amount)) / Math.log1p(full))
