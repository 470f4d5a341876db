/** Tells others that this worker lives: a lock of the session, which PostgreSQL takes away the moment the process is gone. */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { loginUrl } from '../logins/login.ts'
import { proveConnection } from '../logins/prove.ts'

/** Any number, the same in every process. */
const aliveLock = 72_020_118

export interface Alive {
  /** Names this worker in `tasks.worker`. */
  number: number
  stop(): Promise<void>
}

/** Comes back by itself after a restart of the database; what others have taken over meanwhile is theirs. */
export async function stayAlive(ownerUrl: string): Promise<Alive> {
  const number = randomInt(2 ** 31 - 1)
  let stopped = false
  let client: pg.Client | null = null
  async function connect(): Promise<{ gone: Promise<unknown> }> {
    const fresh = new pg.Client({
      connectionString: loginUrl(ownerUrl, 'guanlan_worker'),
      application_name: 'guanlan alive',
      keepAlive: true,
    })
    fresh.on('error', () => {})
    const gone = new Promise(resolve => fresh.once('end', resolve))
    try {
      await fresh.connect()
      await proveConnection(fresh, ownerUrl, 'guanlan_worker')
      await fresh.query('select pg_advisory_lock($1, $2)', [aliveLock, number])
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    client = fresh
    if (stopped) await fresh.end()
    return { gone }
  }
  async function stay(first: { gone: Promise<unknown> }): Promise<void> {
    await first.gone
    while (!stopped) {
      await pause(500, undefined, { ref: false })
      const next = stopped ? null : await connect().catch(() => null)
      await next?.gone
    }
  }
  void stay(await connect())
  return {
    number,
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}

/** True for rows of `tasks` whose worker is gone. */
export const workerIsGone: RawBuilder<unknown> = sql`not exists (
  select from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and l.classid = ${sql.lit(aliveLock)} and l.objid = worker and l.objsubid = 2 and d.datname = current_database())`
