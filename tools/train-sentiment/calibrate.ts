// Probabilities that mean what they say: a logistic curve laid over the scores of texts the weights were not learned from.
import type { Calibration } from '../../engine/text/sentiment/model-file.ts'

export interface Scored {
  score: number
  target: 0 | 1
  weight: number
}

/** Platt's method: slope and offset of the most probable curve, by Newton steps. Where one side has hardly a text, the other is right. */
export function calibrate(scored: readonly Scored[]): Calibration {
  const positives = scored.filter(({ target }) => target === 1).length
  if (scored.length - positives < 10) return { slope: 0, offset: 4 }
  if (positives < 10) return { slope: 0, offset: -4 }
  let slope = 1
  let offset = 0
  for (let round = 0; round < 50; round++) {
    let gs = 1e-3 * (slope - 1)
    let go = 0
    let ss = 1e-3
    let so = 0
    let oo = 1e-6
    for (const { score, target, weight } of scored) {
      const p = 1 / (1 + Math.exp(-(slope * score + offset)))
      const error = (p - target) * weight
      const curve = Math.max(p * (1 - p), 1e-6) * weight
      gs += error * score
      go += error
      ss += curve * score * score
      so += curve * score
      oo += curve
    }
    const determinant = ss * oo - so * so
    const ds = (oo * gs - so * go) / determinant
    const dO = (ss * go - so * gs) / determinant
    const step = Math.min(1, 2 / Math.max(Math.abs(ds), Math.abs(dO), 1e-9))
    slope -= step * ds
    offset -= step * dO
    if (Math.abs(ds) + Math.abs(dO) < 1e-7) break
  }
  return { slope, offset }
}
