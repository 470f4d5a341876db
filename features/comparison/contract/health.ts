/** Brand health from 0 to 100, and net sentiment: formulas in the open. Pure. */

/** Percentage points: share of positive less share of negative, −100 to 100; null without articles. */
export const netSentimentOf = ({ count, positive, negative }: { count: number; positive: number; negative: number }) =>
  count === 0 ? null : ((positive - negative) / count) * 100

export interface HealthFacts {
  count: number
  positive: number
  negative: number
  /** Articles of the period before; null: not known. */
  before: number | null
  /** Share of voice among those compared, in percent. */
  share: number
  /** Even share: 100 divided by how many are compared. */
  evenShare: number
}

/** How much each part counts; they add up to 1. */
export const healthWeights = { volume: 0.2, sentiment: 0.4, share: 0.2, risk: 0.2 } as const
export type HealthPart = keyof typeof healthWeights

export interface Health {
  /** 0 to 100. */
  score: number
  /** Each from 0 to 100. */
  parts: Record<HealthPart, number>
}

const within = (value: number): number => Math.min(100, Math.max(0, value))

/**
 * Volume: 50 as before, 100 at twice as much, 0 at nothing. Sentiment: 50 at net 0. Share: 50 at an even share, 100 at twice that.
 * Risk: 100 without negative articles, 0 where half of them or more are. Null without articles.
 */
export function healthOf({ before, share, evenShare, ...split }: HealthFacts): Health | null {
  const net = netSentimentOf(split)
  if (net === null) return null
  const parts = {
    volume: before ? within((split.count / before) * 50) : 50,
    sentiment: within(50 + net / 2),
    share: evenShare > 0 ? within((share / evenShare) * 50) : 50,
    risk: within(100 - (split.negative / split.count) * 200),
  }
  const names = Object.keys(healthWeights) as HealthPart[]
  return { score: names.reduce((sum, name) => sum + parts[name] * healthWeights[name], 0), parts }
}
