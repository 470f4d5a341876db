// The PostgreSQL that arrives with `npm install`, for everyone who has set no DATABASE_URL.
import { type Binaries, prepareBinaries } from './binaries.ts'
import { clusterExists, createCluster, readSecret, requireSameMajor } from './cluster.ts'
import { ensureDatabase, urlOf } from './connection.ts'
import { openHome, requireRoom } from './home.ts'
import { keepRunning } from './keep-running.ts'
import { withLock } from './lock.ts'
import { findPostmaster, freePort, type Postmaster, shutDown, untilReady } from './postmaster.ts'
import { isAlive, markOf } from './processes.ts'
import { readRecord, writeRecord } from './record.ts'
import { launchReady, type Run } from './run.ts'
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
  /** Close your pools first. Stops the server when this process owns it: it started it, or found it without an owner, or lost and started again. */
  stop(): Promise<void>
}

/** Throws StartError with a sentence for the person at the terminal. */
export async function startPostgres({ dataDir, log, durable = true }: PostgresOptions): Promise<RunningPostgres> {
  const run: Run = { log, durable, home: await openHome(dataDir, log), owned: false, leaving: false }
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
  run.owned = !record?.owner || !isAlive(record.owner)
  if (run.owned) await writeRecord(run.home, { port: server.port, owner: markOf(process.pid) })
  void keepRunning(run, password, server)
  return { url: urlOf(server.port, password), attached: true, stop: () => leave(run) }
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
  run.owned = true
  void keepRunning(run, password, server, binaries)
  return { url: urlOf(server.port, password), attached: false, stop: () => leave(run, binaries) }
}

/** Whoever still needs the server finds no owner in the record, and starts it again. */
async function leave(run: Run, binaries?: Binaries): Promise<void> {
  if (run.leaving) return
  run.leaving = true
  await withLock(run.home.lock, async () => {
    if (!run.owned) return
    const server: Postmaster | undefined = await findPostmaster(run.home)
    if (server) await shutDown(server, run.home, binaries)
    const port = (await readRecord(run.home))?.port
    if (port !== undefined) await writeRecord(run.home, { port })
  })
}
