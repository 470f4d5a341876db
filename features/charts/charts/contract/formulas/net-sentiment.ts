/** Net sentiment: the share of positive articles less the share of negative ones, in percentage points from -100 to 100. */
export function netSentimentOf({
  count,
  positive,
  negative,
}: {
  count: number
  positive: number
  negative: number
}): number | null {
  return count > 0 ? ((positive - negative) / count) * 100 : null
}
