/** Hears what other processes announce (LISTEN/NOTIFY): one connection, made again when it breaks. */
import pg from 'pg'

export type Announcement = (payload: string) => void

export interface Listener {
  /** Returns how to stop hearing. */
  on(channel: string, hear: Announcement): () => void
  /** Called after a broken connection is back: what was announced meanwhile is lost, so readers must catch up. */
  onReconnect(catchUp: () => void): void
  close(): Promise<void>
}

const retryMs = 500

export async function openListener(url: string): Promise<Listener> {
  const hearers = new Map<string, Set<Announcement>>()
  const catchUps = new Set<() => void>()
  let client: pg.Client | null = null
  let closed = false
  let asked: Promise<unknown> = Promise.resolve()

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      options: '-c role=guanlan_worker',
      application_name: 'guanlan listen',
    })
    fresh.on('notification', message => {
      for (const hear of hearers.get(message.channel) ?? []) hear(message.payload ?? '')
    })
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (client === fresh) client = null
      if (!closed) setTimeout(reconnect, retryMs).unref()
    })
    await fresh.connect()
    for (const channel of hearers.keys()) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    client = fresh
  }
  async function reconnect(): Promise<void> {
    if (closed || client) return
    try {
      await connect()
      for (const catchUp of catchUps) catchUp()
    } catch {
      // Still away: the next attempt comes by itself, and whoever asks the database meanwhile says so.
      setTimeout(reconnect, retryMs).unref()
    }
  }
  await connect()

  return {
    on(channel, hear) {
      const known = hearers.get(channel)
      if (known) known.add(hear)
      else {
        hearers.set(channel, new Set([hear]))
        // One after the other; a connection made meanwhile listens to all of them anyway.
        asked = asked.then(() => client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`)).catch(() => {})
      }
      return () => void hearers.get(channel)?.delete(hear)
    },
    onReconnect: catchUp => void catchUps.add(catchUp),
    async close() {
      closed = true
      await client?.end()
    },
  }
}
