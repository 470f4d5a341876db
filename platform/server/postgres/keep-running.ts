// A server that was lost (killed, out of memory, a full disk) is started again for as long as a Guanlan needs it.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { withLock } from './lock.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { isAlive, markOf } from './processes.ts'
import { readRecord, writeRecord } from './record.ts'
import { launchReady, type Run } from './run.ts'

/** Between two looks whether the server is still there. */
const LOOK_MS = 200
/** A server that lived so long was well: the next loss is the first of a new series. */
const WELL_MS = 60_000
const LONGEST_PAUSE_MS = 30_000
/** Whoever started a server and restarts itself comes back within this; until then others do not take its server over. */
const OWNER_AWAY_MS = 2_000

/** Milliseconds before a start is tried, after so many losses or failures in a row: none, then 1 s, 2 s, 4 s … 30 s. */
export const pauseBefore = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (failures - 1))

/** Runs until this process leaves. The server comes back on the same port, so that pools reconnect by themselves. */
export async function keepRunning(run: Run, password: string, first: Postmaster, known?: Binaries): Promise<void> {
  let server = first
  let binaries = known
  for (let failures = 0; ; ) {
    const wellFrom = Date.now()
    while (!run.leaving && isAlive(server)) await sleep(LOOK_MS, undefined, { ref: false })
    if (Date.now() - wellFrom > WELL_MS) failures = 0
    if (!run.owned) await sleep(OWNER_AWAY_MS, undefined, { ref: false })
    await sleep(pauseBefore(failures), undefined, { ref: false })
    if (run.leaving) return
    failures++
    try {
      binaries ??= await prepareBinaries(run.home)
      server = (await startAgain(run, binaries, password, server)) ?? server
    } catch (error) {
      run.log(error instanceof Error ? error.message : String(error))
    }
  }
}

/** The server that runs now; undefined while it is another process' part to start it, or this one leaves. */
function startAgain(
  run: Run,
  binaries: Binaries,
  password: string,
  { port }: Postmaster,
): Promise<Postmaster | undefined> {
  return withLock(run.home.lock, async () => {
    if (run.leaving) return undefined
    const running = await findPostmaster(run.home)
    if (running) return running
    const owner = (await readRecord(run.home))?.owner
    if (!run.owned && owner && isAlive(owner)) return undefined
    run.log('The database is not running any more and is started again')
    const server = await launchReady(run, binaries, password, port)
    run.owned = true
    await writeRecord(run.home, { port: server.port, owner: markOf(process.pid) })
    return server
  })
}
