// The PostgreSQL that arrives with `npm install`, for everyone who has set no DATABASE_URL.
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { clusterExists, createCluster, readSecret, requireSameMajor } from './cluster.ts'
import { ensureDatabase, urlOf } from './connection.ts'
import { type Home, openHome, requireRoom } from './home.ts'
import { withLock } from './lock.ts'
import {
  findPostmaster,
  freePort,
  type Launched,
  launch,
  type Postmaster,
  shutDown,
  untilReady,
  whyNotStarted,
} from './postmaster.ts'
import { isAlive, markOf } from './processes.ts'
import { readRecord, writeRecord } from './record.ts'
import { explainFileError, StartError } from './start-error.ts'

export { StartError }

export type PostgresOptions = {
  /** a folder for the database alone, created when absent */
  dataDir: string
  log: (line: string) => void
  /** false gives up safety against power loss for speed: test databases only */
  durable?: boolean
}

export type RunningPostgres = {
  /** of the owner (superuser), on a loopback port; stays valid when the server is restarted after a crash */
  url: string
  /** true when the server was already running for this folder */
  attached: boolean
  /** Close your pools first. Stops the server when this process owns it: it started it, or found it without an owner. */
  stop(): Promise<void>
}

type Run = Required<PostgresOptions> & { home: Home; leaving: boolean }

/** Throws StartError with a sentence for the person at the terminal. */
export async function startPostgres({ dataDir, log, durable = true }: PostgresOptions): Promise<RunningPostgres> {
  const run: Run = { dataDir, log, durable, home: await openHome(dataDir, log), leaving: false }
  try {
    return await withLock(run.home.lock, async () => (await attach(run)) ?? (await startNew(run)))
  } catch (error) {
    throw explainFileError(error, run.home.folder)
  }
}

async function attach(run: Run): Promise<RunningPostgres | undefined> {
  const server = await findPostmaster(run.home)
  if (!server) return undefined
  const password = await readSecret(run.home)
  if (!(await untilReady(server, password, run.home, run.log))) {
    if (!isAlive(server)) return undefined
    throw new StartError(
      `A PostgreSQL (process ${server.pid}) runs on ${run.home.cluster} but does not answer on port ${server.port}: stop it, then start again.`,
    )
  }
  await ensureDatabase(server.port, password)
  const record = await readRecord(run.home)
  const owned = !record || !isAlive(record.owner)
  if (owned) await writeRecord(run.home, { port: server.port, owner: markOf(process.pid) })
  const stop = async () => {
    if (owned) await leave(run)
  }
  return { url: urlOf(server.port, password), attached: true, stop }
}

async function startNew(run: Run): Promise<RunningPostgres> {
  const { home } = run
  const first = !(await clusterExists(home))
  await requireRoom(home, first)
  const binaries = await prepareBinaries(home)
  if (first) await createCluster(home, binaries, run.durable)
  else await requireSameMajor(home, binaries)
  const password = await readSecret(home)
  const server = await launchReady(run, binaries, password, await freePort((await readRecord(home))?.port ?? 0))
  await ensureDatabase(server.port, password)
  await writeRecord(home, { port: server.port, owner: markOf(process.pid) })
  void restartWhenLost(run, binaries, password, server)
  return { url: urlOf(server.port, password), attached: false, stop: () => leave(run, binaries) }
}

const TRIES = 40

async function launchReady(run: Run, binaries: Binaries, password: string, wanted: number): Promise<Launched> {
  let port = wanted
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

/** A server that was killed (out of memory, by hand) comes back on the same port; pools reconnect by themselves. */
async function restartWhenLost(run: Run, binaries: Binaries, password: string, first: Launched): Promise<void> {
  let server = first
  for (let lost = 1; lost <= 5; lost++) {
    await server.ended
    if (run.leaving) return
    run.log(`The database process ended unexpectedly and is started again (${lost} of 5)`)
    try {
      const again = await withLock(run.home.lock, async () => {
        if (run.leaving || (await findPostmaster(run.home))) return undefined
        return launchReady(run, binaries, password, server.port)
      })
      if (!again) return
      server = again
    } catch (error) {
      run.log(error instanceof Error ? error.message : String(error))
      return
    }
  }
}

async function leave(run: Run, binaries?: Binaries): Promise<void> {
  if (run.leaving) return
  run.leaving = true
  await withLock(run.home.lock, async () => {
    const server: Postmaster | undefined = await findPostmaster(run.home)
    if (server) await shutDown(server, run.home, binaries)
  })
}
