/** Hears what other processes announce (LISTEN/NOTIFY): one connection, made again when it breaks. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { loginUrl } from './logins/login.ts'
import { proveConnection } from './logins/prove.ts'

export type Announcement = (payload: string) => void

export interface Listener {
  /** Returns how to stop hearing. */
  on(channel: string, hear: Announcement): () => void
  /** Resolves when everything asked for so far is heard. */
  listening(): Promise<void>
  /** Called after a broken connection is back: what was announced meanwhile is lost, so readers must catch up. */
  onReconnect(catchUp: () => void): void
  close(): Promise<void>
}

const retryMs = 500

/** Throws when the database cannot be reached; from then on it comes back by itself. */
export async function openListener(ownerUrl: string): Promise<Listener> {
  const hearers = new Map<string, Set<Announcement>>()
  const catchUps = new Set<() => void>()
  let client: pg.Client | null = null
  let closed = false
  let requested: Promise<unknown> = Promise.resolve()

  /** Answers when a connection listens; what it answers tells when that one is gone. An attempt that fails leaves nothing open. */
  async function connect(): Promise<{ gone: Promise<unknown> }> {
    const fresh = new pg.Client({
      connectionString: loginUrl(ownerUrl, 'guanlan_worker'),
      application_name: 'guanlan listen',
      connectionTimeoutMillis: 10_000,
      // This connection only listens: without keepalives a database that vanished (power, cable) would never be noticed.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    const gone = new Promise(resolve => fresh.once('end', resolve))
    fresh.on('error', () => {})
    fresh.on('notification', message => {
      for (const hear of hearers.get(message.channel) ?? []) hear(message.payload ?? '')
    })
    try {
      await fresh.connect()
      await proveConnection(fresh, ownerUrl, 'guanlan_worker')
      for (const channel of hearers.keys()) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    client = fresh
    if (closed) await fresh.end()
    return { gone }
  }

  /** One attempt after the other: several at once would, after a long outage, take every connection the database has. */
  async function reconnect(): Promise<{ gone: Promise<unknown> } | undefined> {
    while (!closed) {
      await pause(retryMs, undefined, { ref: false })
      if (closed) return undefined
      // A failure is waited out here; whoever asks the database meanwhile says so.
      const connection = await connect().catch(() => undefined)
      if (connection) return connection
    }
    return undefined
  }

  async function stay(first: { gone: Promise<unknown> }): Promise<void> {
    for (let connection: { gone: Promise<unknown> } | undefined = first; connection; ) {
      await connection.gone
      client = null
      connection = await reconnect()
      if (connection && !closed) for (const catchUp of catchUps) catchUp()
    }
  }
  void stay(await connect())

  return {
    on(channel, hear) {
      const known = hearers.get(channel)
      if (known) known.add(hear)
      else {
        hearers.set(channel, new Set([hear]))
        // One after the other; a connection made meanwhile listens to all of them anyway.
        requested = requested.then(() => client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`)).catch(() => {})
      }
      return () => void hearers.get(channel)?.delete(hear)
    },
    listening: async () => void (await requested),
    onReconnect: catchUp => void catchUps.add(catchUp),
    async close() {
      closed = true
      await client?.end()
    },
  }
}
