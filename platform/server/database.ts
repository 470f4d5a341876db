/** Connections to PostgreSQL: one pool a role, so that requests cannot see past their organisation and nobody owns a table. */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { patienceMs } from './answered-soon.ts'
import { loginUrl, type Role } from './logins/login.ts'
import { proveConnection } from './logins/prove.ts'
import type { ReadServer } from './primary/read-server-interface.ts'
import type { DB } from './tables.generated.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>

// bigint columns (article ids, counts) stay below 2^53; text would make every comparison a trap.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A day is no moment: as a Date it would begin in the zone of the process.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

export interface Databases {
  /** Serves requests; sees the organisation named by app.org and nothing else. */
  app: Database
  /** Runs the pipeline, jobs and identity; sees all organisations. */
  worker: Database
  /** The connections behind `app`, for calls: each opens its transaction by itself. */
  appPool: pg.Pool
  /** Answers long questions in place of the server that takes changes; null: that one answers all. */
  reads: ReadServer | null
  /** The address of the owner, of which logins are derived. */
  ownerUrl: string
  close(): Promise<void>
}

/**
 * A pool whose every connection logs in with the rights of one role, and proves it; `makeLogins` has made the login.
 * @param connectMs until whoever waits for a connection is told that the database is away
 * @param standby the address may lead to a server that takes no changes
 */
export function openPool(
  ownerUrl: string,
  role: Role,
  size: number,
  { connectMs = patienceMs(), standby = false }: { connectMs?: number; standby?: boolean } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: loginUrl(ownerUrl, role),
    max: size,
    // Presorted input for count(distinct …) merges the indexes of all months instead of reading one: 2.9 s for 0.3.
    options: '-c enable_presorted_aggregate=off',
    application_name: `guanlan ${role.slice('guanlan_'.length)}`,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    verify: (client, done) => void proveConnection(client, ownerUrl, role, { standby }).then(() => done(), done),
  })
  // An idle connection that breaks (the database restarts) is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one in use that breaks between two statements: the next statement fails and says so.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/** Work that nobody waits for may wait its turn behind long batches. */
const workerConnectMs = 10_000

/** Most connections of a process. */
export interface PoolSizes {
  app: number
  worker: number
}

const usualSizes: PoolSizes = { app: 12, worker: 8 }

/** @param reads closed with the others */
export function openDatabases(
  ownerUrl: string,
  sizes: PoolSizes = usualSizes,
  reads: ReadServer | null = null,
): Databases {
  const open = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const appPool = openPool(ownerUrl, 'guanlan_app', sizes.app)
  const app = open(appPool)
  const worker = open(openPool(ownerUrl, 'guanlan_worker', sizes.worker, { connectMs: workerConnectMs }))
  return {
    app,
    worker,
    appPool,
    reads,
    ownerUrl,
    close: async () => void (await Promise.all([app.destroy(), worker.destroy(), reads?.close()])),
  }
}

/** True for failures of the connection itself, which a retry may mend; false for anything the statement did wrong. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|57P0|08|53)/.test(code)) return true
  return /Connection terminated|connection error and is not queryable|Client was closed|timeout exceeded when trying to connect/.test(
    error.message,
  )
}

/** True when PostgreSQL ended a statement for the sake of another transaction (deadlock, serialisation, lock timeout): tried again, it may pass. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && ['40P01', '40001', '55P03'].includes(String((error as { code?: unknown }).code))
