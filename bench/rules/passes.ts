/** Many passes over the same articles: what the code costs, apart from what the neighbours do. */

/** `quiet`: the best time of each article in all passes; `cpu`: the processor time of an average pass. */
export interface Cost {
  /** Microseconds an article. */
  quiet: number
  cpu: number
  /** Milliseconds; of the best times, and (`worst`) over every call of every pass. */
  p50: number
  p99: number
  p99OfAll: number
  passes: number
}

/** Passes over `count` articles for about `seconds`, at least three. Several acts take turns, so that each sees the same weather. */
export function passes(count: number, seconds: number, ...acts: ((i: number) => unknown)[]): Cost[] {
  const stored = acts.map(act => ({
    act,
    best: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    all: [] as number[],
    cpu: 0,
  }))
  const started = performance.now()
  let made = 0
  for (; made < 3 || performance.now() - started < seconds * 1000 * acts.length; made++) {
    for (const one of stored) one.cpu += onePass(count, one.act, one.best, one.all)
  }
  return stored.map(({ best, all, cpu }) => ({
    quiet: (best.reduce((sum, time) => sum + time, 0) * 1000) / count,
    cpu: cpu / made / count,
    p50: share(best, 0.5),
    p99: share(best, 0.99),
    p99OfAll: share(Float64Array.from(all), 0.99),
    passes: made,
  }))
}

/** @returns processor time of the pass in microseconds. */
function onePass(count: number, act: (i: number) => unknown, best: Float64Array, all: number[]): number {
  const before = process.cpuUsage()
  for (let i = 0; i < count; i++) {
    const from = performance.now()
    act(i)
    const took = performance.now() - from
    if (took < best[i]!) best[i] = took
    all.push(took)
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The value that this share of the values stay below. */
export function share(values: ArrayLike<number>, part: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const mean = (values: ArrayLike<number>): number => Array.from(values).reduce((a, b) => a + b, 0) / values.length
