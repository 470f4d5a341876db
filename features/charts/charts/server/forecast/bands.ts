/** Bands of hours or days from the same hours or days of the weeks before. Pure. */
import { type Band, bandOfPeers } from '../../contract/formulas/band.ts'
import { dayMs } from '../zone.ts'

/** Milliseconds; `until` is the last one in it. */
export interface Stretch {
  at: number
  until: number
}

/** Numbers that are known: of points that are over, were collected and are not before the first article of all. */
export interface Known {
  countAt: ReadonlyMap<number, number>
  /** The beginning of the first point that is known. */
  oldest: number
  isDisturbed: (stretch: Stretch) => boolean
  /** The point that a moment lies in. */
  pointAt: (moment: number) => Stretch
}

const peerWeeks = 4
const weekMs = 7 * dayMs

/** @param now what was not over then is not known: of days a week ahead, the week before is this one */
export function bandOf({ at, until }: Stretch, known: Known, now: number): Band | null {
  // The middle of the point: where the clock was changed in between, its beginning may lie an hour beside.
  const before = Array.from({ length: peerWeeks + 1 }, (_, n) => known.pointAt((at + until) / 2 - (n + 1) * weekMs))
  const peers = before
    .filter(peer => peer.at >= known.oldest && peer.until < now && !known.isDisturbed(peer))
    .slice(0, peerWeeks)
  return bandOfPeers(peers.map(peer => known.countAt.get(peer.at) ?? 0))
}
