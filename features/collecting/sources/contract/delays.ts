/** How long after its publication an entry was seen, as the pipeline counts it and screens read it. Pure. */

/** Upper ends of the spans in seconds; what is later counts into the last, open one. */
export const delaySpans = [60, 300, 900, 3_600, 10_800, 21_600, 43_200, 86_400] as const

/** Which span a delay counts into. */
export const spanOf = (seconds: number): number => {
  const found = delaySpans.findIndex(end => seconds <= end)
  return found < 0 ? delaySpans.length : found
}
