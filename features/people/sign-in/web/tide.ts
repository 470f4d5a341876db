/** Eleven lines of water, one a kind of source, always the same; one of them has a crest. Pure, in the box 1000 × 560. */
export const box = { width: 1000, height: 560 }
const lines = 11
const points = 96
/** The line with the crest, and where it stands along the day. */
const crestLine = 7
const crestAt = 0.66

/** A repeatable wander around a base. */
function wander(seed: number, length: number): number[] {
  let state = seed
  const random = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  let value = 16
  return Array.from({ length }, () => {
    value = Math.max(2, value + (random() - 0.5) * 16 + (16 - value) * 0.25)
    return value
  })
}

/** Each point as the weighted mean of its seven neighbours: water has no corners. */
const smoothed = (values: readonly number[]) =>
  values.map((_, index) => {
    let sum = 0
    let weights = 0
    for (let offset = -3; offset <= 3; offset++) {
      const value = values[index + offset]
      if (value === undefined) continue
      const weight = 4 - Math.abs(offset)
      sum += value * weight
      weights += weight
    }
    return sum / weights
  })

const hill = (at: number, centre: number, height: number, width: number) =>
  height * Math.exp(-((at - centre) ** 2) / width)

function heightsOf(line: number): number[] {
  const rough = smoothed(wander(31 + line * 37, points))
  const swell = 26 + line * 4.4
  return rough.map((value, index) => {
    const at = index / (points - 1)
    const day = 0.45 + 0.55 * Math.max(0, Math.sin((at * 1.15 - 0.1 + line * 0.012) * Math.PI)) ** 1.5
    const wave = line === crestLine ? hill(at, crestAt, 140, 0.0022) : line > 4 ? hill(at, 0.685, 24, 0.004) : 0
    return (value / 22) * swell * day + wave
  })
}

export interface TideLine {
  path: string
  crest: { x: number; y: number } | null
}

export const tide: readonly TideLine[] = Array.from({ length: lines }, (_, line) => {
  const base = (box.height / (lines + 0.6)) * (line + 1)
  const drawn = heightsOf(line).map((height, index) => ({
    x: (index / (points - 1)) * (box.width + 40) - 20,
    y: base - height,
  }))
  const path = drawn
    .map(({ x, y }, index) => {
      const before = drawn[index - 1]
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`
      return `Q${before.x.toFixed(1)} ${before.y.toFixed(1)} ${((before.x + x) / 2).toFixed(1)} ${((before.y + y) / 2).toFixed(1)}`
    })
    .join('')
  const crest = line === crestLine ? drawn.reduce((highest, point) => (point.y < highest.y ? point : highest)) : null
  return { path, crest }
})
