/**
 * A server that follows the one that takes changes and is asked in its place by what only reads and takes long. It is asked when it holds everything that was committed before
 * the question came, so that nobody sees older numbers there than here; else the primary answers, as it does without one.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openPool } from '../database.ts'
import type { ReadServer } from './read-server-interface.ts'
import { addressAt, serverOf } from './servers.ts'

/** So long a question waits for what was just committed: less than anybody notices. */
const waitMs = 200
const lookMs = 5
/** How long nobody waits for a server that was behind, or asks one that was away. */
const restMs = 2_000
const connectMs = 1_000

/**
 * @param address the owner's address of the primary; the other server has the same database, owner, password and certificates
 * @param server as `host` or `host:port`
 */
export function openReadServer(address: string, server: string, size: number, log: (line: string) => void): ReadServer {
  const pool = openPool(addressAt(address, serverOf(server)), 'guanlan_app', size, { connectMs, standby: true })
  const counts = { answered: 0, behind: 0, away: 0, broken: 0 }
  let restsUntil = 0
  let reported: 'asked' | 'behind' | 'away' = 'asked'

  const note = (now: typeof reported): void => {
    counts[now === 'asked' ? 'answered' : now]++
    if (now !== 'asked') restsUntil = Date.now() + restMs
    if (now !== reported)
      log(
        now === 'asked'
          ? `The read server ${server} is asked again`
          : `The read server ${server} is ${now}; the server that takes changes answers`,
      )
    reported = now
  }

  async function holds(client: pg.PoolClient, reached: string): Promise<boolean> {
    const until = reported === 'behind' ? 0 : performance.now() + waitMs
    for (;;) {
      const { rows } = await client.query<{ holds: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as holds',
        [reached],
      )
      if (rows[0]?.holds) return true
      if (performance.now() >= until) return false
      await pause(lookMs)
    }
  }

  return {
    async connect(reached) {
      if (reported !== 'asked' && Date.now() < restsUntil) {
        counts[reported]++
        return null
      }
      const client = await pool.connect().catch(() => null)
      if (!client) {
        note('away')
        return null
      }
      try {
        if (await holds(client, reached)) {
          note('asked')
          return client
        }
        client.release()
        note('behind')
      } catch {
        client.release(true)
        note('away')
      }
      return null
    },
    noteBroken: () => {
      counts.broken++
    },
    counts: () => ({ ...counts }),
    close: () => pool.end(),
  }
}

/** Read-only and recovery conflict, and all that happens to a connection: what the primary answers as if nothing had been asked there. */
export const isForPrimary = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string')
    return error instanceof Error && /Connection terminated|not queryable/.test(error.message)
  return code === '25006' || code === '40001' || /^(08|57P0|ECONN|EPIPE|ETIMEDOUT)/.test(code)
}
