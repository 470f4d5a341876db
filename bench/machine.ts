/** What the figures were measured on, and how several measurements become one line. */
import { cpus, totalmem } from 'node:os'

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`

export interface Spread {
  p50: number
  p95: number
  max: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? Number.NaN }
}

export const line = (name: string, { p50, p95, max }: Spread, unit = 'ms'): string =>
  `${name.padEnd(58)} p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  max ${max.toFixed(1)} ${unit}`

/** Runs `work` some times after a warm-up; milliseconds each. */
export async function time(runs: number, work: () => Promise<unknown>): Promise<Spread> {
  for (let warm = 0; warm < 3; warm++) await work()
  const took: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return spread(took)
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
