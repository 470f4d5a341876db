// One data folder as one process uses it, and how its server is brought up.
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { freePort, type Launched, launch, shutDown, untilReady, whyNotStarted } from './postmaster.ts'
import { StartError } from './start-error.ts'

export type Run = {
  home: Home
  log: (line: string) => void
  durable: boolean
  /** This process stops the server when it leaves. */
  owned: boolean
  leaving: boolean
}

const TRIES = 40

/** Throws StartError with the server's own reason. */
export async function launchReady(
  run: Run,
  binaries: Binaries,
  password: string,
  requested: number,
): Promise<Launched> {
  let port = requested
  for (let tried = 1; ; tried++) {
    const from = (await stat(run.home.logFile).catch(() => undefined))?.size ?? 0
    const server = await launch(run.home, binaries, port, run.durable)
    if (await untilReady(server, password, run.home, run.log)) return server
    await shutDown(server, run.home, binaries)
    const why = await whyNotStarted(run.home, from)
    if (why instanceof StartError) throw why
    if (tried === TRIES) throw new StartError(`PostgreSQL did not start (${why}). Its log is ${run.home.logFile}.`)
    if (why === 'port taken') port = await freePort(0)
    // Sessions of a killed server notice within seconds that it is gone.
    else await sleep(250)
  }
}
