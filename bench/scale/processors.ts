/** What the processes of a measurement used of the processors, where the machine is a Linux. In milliseconds. */
import type { Database } from '../../platform/server/index.ts'
import { databaseProcessorMs, processorMsOf } from '../database-processor.ts'

export interface Used {
  /** This process, which does the work of web and worker. */
  own: number
  /** PostgreSQL; null: not to be known here. */
  database: number | null
  /** All nodes of OpenSearch together. */
  openSearch: number | null
}

export async function used(db: Database, pids: readonly number[]): Promise<Used> {
  const { user, system } = process.cpuUsage()
  const nodes = await Promise.all(pids.map(processorMsOf))
  return {
    own: (user + system) / 1000,
    database: await databaseProcessorMs(db),
    openSearch: nodes.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0),
  }
}

/** Milliseconds of each for one of so many. */
export function eachOf(before: Used, after: Used, articles: number, one: string): string {
  const per = (from: number | null, to: number | null) =>
    from === null || to === null ? '?' : ((to - from) / articles).toFixed(3)
  return `of the processor ${one}: node ${per(before.own, after.own)}, PostgreSQL ${per(before.database, after.database)}, OpenSearch ${per(before.openSearch, after.openSearch)} ms`
}

/** Resident memory, and what of it is JavaScript's after the rubbish is gone (`--expose-gc`). */
export function memory(): string {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
  return `${mb(rss)} resident, ${mb(heapUsed)} heap, ${mb(external)} outside it`
}
