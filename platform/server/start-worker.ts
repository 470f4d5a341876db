/** Starts the workers' halves of features, and stops them together. */
import type { Calls } from './calls/transaction.ts'
import { resultFiles } from './jobs/result-files.ts'
import { startJobs } from './jobs/schedules.ts'
import { startTaskWorker } from './jobs/worker.ts'
import { repeat } from './repeat.ts'
import { faultsOfWorkers, type Loop, type Stopping, type WorkerContext, type WorkerHalf } from './worker-half.ts'

export interface WorkerOptions extends WorkerContext {
  /** The side of the organisations, for long work. */
  calls: Calls
}

/** @throws Error when two have one name */
export async function startHalves(
  halves: readonly WorkerHalf[],
  { calls, ...context }: WorkerOptions,
): Promise<Stopping> {
  const faults = faultsOfWorkers(halves)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const { db, databaseUrl, files, listener, log } = context
  const all = <Kind extends keyof WorkerHalf>(kind: Kind) =>
    halves.flatMap(half => (half[kind] ?? []) as readonly NonNullable<WorkerHalf[Kind]>[number][])
  const running: Stopping[] = [
    await startTaskWorker({
      url: databaseUrl,
      calls,
      system: db,
      listener,
      works: all('works'),
      files: resultFiles(files),
      log,
    }),
  ]
  for (const { start } of all('services')) running.push(await start(context))
  for (const loop of all('loops')) running.push(startLoop(loop, context))
  const schedules = all('upkeep').map(({ run, ...when }) => ({ ...when, run: async () => void (await run(context)) }))
  running.push(await startJobs(databaseUrl, schedules, log))
  return { stop: () => Promise.all(running.map(each => each.stop())) }
}

export function startLoop({ idleMs, wakeOn, run }: Loop, context: WorkerContext): Stopping {
  const { listener, log } = context
  return repeat({ idleMs, log, ...(wakeOn && { wakeOn: wake => listener.on(wakeOn, wake) }) }, () => run(context))
}
