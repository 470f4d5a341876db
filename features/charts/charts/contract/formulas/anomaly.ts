/**
 * When a number is out of the usual: against the same hour (or day) of the week in the four weeks before. The usual is their median; their
 * spread is the median of the distances from it, times 1.4826 so that it is the standard deviation of a normal spread, and never less than
 * that of pure chance, the root of the usual.
 */

/** From so many spreads on. */
export const anomalousFrom = 2.5
/** Fewer articles than this are no anomaly, whatever is usual. */
export const fewestAnomalous = 10
/** Fewer weeks than this have no usual. */
const fewestPeers = 3

export interface Usual {
  usual: number
  spread: number
}

/** Null: too few weeks are known. */
export function usualOfPeers(peers: readonly number[]): Usual | null {
  if (peers.length < fewestPeers) return null
  const usual = middle(peers)
  const distance = middle(peers.map(count => Math.abs(count - usual)))
  return { usual, spread: Math.max(1.4826 * distance, Math.sqrt(Math.max(usual, 1))) }
}

/** @returns null where the number is within the usual */
export function anomalyOf(count: number, peers: readonly number[]): (Usual & { kind: 'rise' | 'dip' }) | null {
  const known = usualOfPeers(peers)
  if (!known || Math.abs(count - known.usual) < anomalousFrom * known.spread) return null
  const kind = count > known.usual ? 'rise' : 'dip'
  return Math.max(count, known.usual) < fewestAnomalous ? null : { ...known, kind }
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}
