/**
 * Sessions that were ended before their access tokens expired. A token is believed without asking the database, so every process keeps
 * the ended ones in memory: read at its start, announced by LISTEN/NOTIFY from then on, forgotten when their tokens have expired.
 */
import { setInterval } from 'node:timers'
import type { Database, Listener } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface EndedSessions {
  has(sessionId: string): boolean
  /** Calls `close` when the session ends. Returns how to stop waiting for it. */
  onEnd(sessionId: string, close: () => void): () => void
  /** Ends it in every process. @param lastExpiry when its newest access token expires by itself */
  end(sessionId: string, lastExpiry: Date): Promise<void>
  /** Stops sweeping; the listener is the caller's. */
  close(): void
}

const channel = 'ended_sessions'
const sweepMs = 60_000
/** Clocks may differ by this much, and tokens are accepted as long (authenticate.ts). */
const toleranceMs = 10_000
/** Far above what sign-ins a token's lifetime allow; past it the one that was heard of first is accepted again until it expires. */
const mostHeld = 50_000

export async function openEndedSessions(db: Database, listener: Listener): Promise<EndedSessions> {
  const ended = new Map<string, number>()
  const open = new Map<string, Set<() => void>>()

  function hear(sessionId: string, until: number): void {
    if (until <= Date.now()) return
    if (!ended.has(sessionId) && ended.size >= mostHeld) {
      const [first] = ended.keys()
      if (first !== undefined) ended.delete(first)
    }
    ended.set(sessionId, until)
    const closing = open.get(sessionId)
    open.delete(sessionId)
    for (const close of closing ?? []) close()
  }

  async function catchUp(): Promise<void> {
    const rows = await db
      .selectFrom('ended_sessions')
      .select(['session_id', 'until'])
      .where('until', '>', new Date())
      .orderBy('until', 'desc')
      .limit(mostHeld)
      .execute()
    for (const row of rows) hear(row.session_id, row.until.getTime())
  }

  listener.on(channel, payload => {
    const { sessionId, until } = JSON.parse(payload) as { sessionId: string; until: number }
    hear(sessionId, until)
  })
  // Read after the connection listens: what ends from now on is announced, what ended before is read.
  await listener.listening()
  await catchUp()
  // A database that is away again announces itself by another reconnection, and then this is tried again.
  listener.onReconnect(() => void catchUp().catch(() => {}))

  const sweep = setInterval(() => {
    const now = Date.now()
    for (const [sessionId, until] of ended) if (until <= now) ended.delete(sessionId)
  }, sweepMs)
  sweep.unref()

  return {
    has: sessionId => (ended.get(sessionId) ?? 0) > Date.now(),
    onEnd(sessionId, close) {
      const known = open.get(sessionId) ?? new Set()
      open.set(sessionId, known.add(close))
      return () => {
        known.delete(close)
        if (known.size === 0 && open.get(sessionId) === known) open.delete(sessionId)
      }
    },
    async end(sessionId, lastExpiry) {
      const until = new Date(lastExpiry.getTime() + toleranceMs)
      const announced = JSON.stringify({ sessionId, until: until.getTime() })
      await sql`
        with kept as (
          insert into ended_sessions (session_id, until) values (${sessionId}, ${until})
          on conflict (session_id) do update set until = greatest(ended_sessions.until, excluded.until)
        )
        select pg_notify(${channel}, ${announced})`.execute(db)
      hear(sessionId, until.getTime())
    },
    close: () => clearInterval(sweep),
  }
}

/** Rows of which nobody holds a token any more. */
export const purgeEndedSessions = async (db: Database): Promise<void> =>
  void (await db.deleteFrom('ended_sessions').where('until', '<', new Date()).execute())
