/** When an event that a monitor wants has grown enough to be told: once when it begins, then by platform and by rank, never for each observation. Pure. */
import type { Growth } from '../../contract.ts'

/** Reaching the first so many is told, each once. */
const steps = [10, 3, 1]

export interface MonitoredState {
  /** In the order in which it came to them. */
  platforms: readonly string[]
  bestRank: number
  bestPlatform: string
}
export interface BoardPosition {
  platform: string
  rank: number
}

/** @param known null: it was not wanted before @returns growth null: nothing that is told */
export function grown(
  known: MonitoredState | null,
  { platform, rank }: BoardPosition,
): { state: MonitoredState; growth: Growth | null } {
  if (!known) return { state: { platforms: [platform], bestRank: rank, bestPlatform: platform }, growth: 'began' }
  const isBetter = rank < known.bestRank
  const isElsewhere = !known.platforms.includes(platform)
  const state = {
    platforms: isElsewhere ? [...known.platforms, platform] : known.platforms,
    bestRank: isBetter ? rank : known.bestRank,
    bestPlatform: isBetter ? platform : known.bestPlatform,
  }
  const reached = steps.some(step => rank <= step && known.bestRank > step)
  return { state, growth: isElsewhere ? 'platform' : reached ? 'rank' : null }
}
