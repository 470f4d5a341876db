/** How many of a rule's articles are fitting, out of those that somebody judged. Pure. */
export interface Precision {
  judged: number
  /** 0 to 1. */
  share: number
  /** Between these it lies in 95 of 100 such samples (Wilson). */
  low: number
  high: number
}

const z = 1.96

/** Null: nothing is judged yet. */
export function precisionOf(fitting: number, judged: number): Precision | null {
  if (judged === 0) return null
  const share = fitting / judged
  const middle = (share + z ** 2 / (2 * judged)) / (1 + z ** 2 / judged)
  const spread = (z / (1 + z ** 2 / judged)) * Math.sqrt((share * (1 - share)) / judged + z ** 2 / (4 * judged ** 2))
  return { judged, share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) }
}
