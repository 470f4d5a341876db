/**
 * Guessing passwords is slow, and nobody is locked out by another one's guesses. Wrong attempts are counted in the database: of an account
 * from one place (a known device, or an address), where each further one has to wait longer; and of an account and of an address from
 * everywhere, where an unknown device must prove some work for each attempt instead. A known device is not asked for work.
 */
import { createHash } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface Attempt {
  account: string
  /** Network address, as limits count it. */
  address: string
  /** The device from which this account signed in before. */
  device: string | undefined
}

export interface Attempts {
  /** How many bits of work it must prove; 0: none. */
  workFor(attempt: Attempt): Promise<number>
  /** Takes the turn of one attempt. @throws tooMany with the seconds to wait */
  take(attempt: Attempt): Promise<void>
  /** True the first time; a proof serves once. */
  redeem(challenge: string, until: Date): Promise<boolean>
  wrong(attempt: Attempt): Promise<void>
  /** Earlier slips of this account in this place are forgotten. */
  right(attempt: Attempt): Promise<void>
}

/** Wrong ones are remembered for so long after the last one. */
const windowMs = 15 * 60_000
/** From one place: so many without waiting; then 1 s, 2 s, 4 s … up to `longestSeconds`. */
const freeAttempts = 5
const longestSeconds = 300
/** From unknown devices everywhere: so many before work is asked for. People of an office mistype, too. */
const freeOfAccount = 20
const freeOfAddress = 100
/** 2^15 hashes are about a second in a browser. Each doubling of the wrong ones costs one bit more. */
const leastBits = 15
const mostBits = 20

export function countAttempts(db: Database): Attempts {
  const here = ({ account, address, device }: Attempt) => keyOf(device ? 'device' : 'place', account, device ?? address)
  const everywhere = ({ account, address }: Attempt) =>
    [
      [keyOf('account', account), freeOfAccount],
      [keyOf('address', address), freeOfAddress],
    ] as const

  return {
    workFor: async attempt => (attempt.device ? 0 : bitsOf(db, everywhere(attempt))),
    async take(attempt) {
      const key = here(attempt)
      const now = Date.now()
      // Counted before the password is looked at, so that a thousand attempts at the same moment are not a thousand free ones.
      const { rows } = await sql`
        insert into sign_in_limits as l (key, points, expire, next_at) values (${key}, 1, ${now + windowMs}, now())
        on conflict (key) do update set
          points = case when l.expire < ${now} then 1 else l.points + 1 end,
          expire = excluded.expire,
          next_at = now() + case when l.expire >= ${now} and l.points + 1 >= ${freeAttempts}
            then least(2 ^ least(l.points + 1 - ${freeAttempts}, 20), ${longestSeconds}) else 0 end * interval '1 s'
        where l.next_at is null or l.next_at <= now() or l.expire < ${now}
        returning 1`.execute(db)
      if (rows.length === 0) throw refuse('tooMany', 'platform.tooMany', { seconds: await secondsLeft(db, key) })
    },
    async redeem(challenge, until) {
      const { rows } = await sql`
        insert into sign_in_limits (key, points, expire) values (${keyOf('proof', challenge)}, 1, ${until.getTime()})
        on conflict do nothing returning 1`.execute(db)
      return rows.length > 0
    },
    async wrong(attempt) {
      if (attempt.device) return
      const now = Date.now()
      for (const [key] of everywhere(attempt))
        await sql`
          insert into sign_in_limits as l (key, points, expire) values (${key}, 1, ${now + windowMs})
          on conflict (key) do update set points = case when l.expire < ${now} then 1 else l.points + 1 end, expire = excluded.expire`.execute(
          db,
        )
    },
    right: async attempt => void (await db.deleteFrom('sign_in_limits').where('key', '=', here(attempt)).execute()),
  }
}

async function secondsLeft(db: Database, key: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from next_at - now())))::int as seconds from sign_in_limits where key = ${key}`.execute(
    db,
  )
  return rows[0]?.seconds ?? 1
}

async function bitsOf(db: Database, counted: readonly (readonly [key: string, free: number])[]): Promise<number> {
  const rows = await db
    .selectFrom('sign_in_limits')
    .select(['key', 'points'])
    .where(
      'key',
      'in',
      counted.map(([key]) => key),
    )
    .where('expire', '>', Date.now())
    .execute()
  const pressure = Math.max(...counted.map(([key, free]) => (rows.find(row => row.key === key)?.points ?? 0) / free))
  return pressure < 1 ? 0 : Math.min(mostBits, leastBits + Math.floor(Math.log2(pressure)))
}

/** Of one length, whatever strangers call their account. */
const keyOf = (...parts: readonly string[]): string =>
  `${parts[0]}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`

/** Counts that are over. */
export const purgeAttempts = async (db: Database): Promise<void> =>
  void (await db.deleteFrom('sign_in_limits').where('expire', '<', Date.now()).execute())
