/** Whose turn it is: state in the database, so that everything that asks, in any number of processes, keeps one promise to each host. */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../database.ts'

/** A host that is being asked is not asked by another worker for this long. */
const leaseSeconds = 120
/** Hosts at one network address that are asked at the same time: a provider of a thousand blogs is one machine. */
const placesAtAddress = 4
/** Of a day (UTC), over all who ask. */
export const hostBudget = { requests: 20_000, bytes: 2 * 1024 ** 3 }

export interface Turn {
  host: string
  pauseSeconds: number
  /** In a row, over all its sources: it rests as a whole. */
  failures: number
  /** It has one of the places at its network address. */
  placed: boolean
  /** What was asked for within this turn. */
  requests: number
  bytes: number
  /** What the site asks for beyond its pause. */
  restSeconds: number
  /** It did not answer at all: it rests as a whole, longer each time, and the next who asks wakes it. */
  silent: boolean
}

type Row = Pick<Turn, 'host' | 'pauseSeconds' | 'failures' | 'placed'>
const columns = sql`host, pause_seconds as "pauseSeconds", failures, placed`
const lease = sql`make_interval(secs => ${leaseSeconds})`
const turnOf = (row: Row): Turn => ({ ...row, requests: 0, bytes: 0, restSeconds: 0, silent: false })

/** Those that wait longest; fewer, when fewer are due. */
export async function claimTurns(db: Database, most: number): Promise<readonly Turn[]> {
  const { rows } =
    await sql<Row>`select ${columns} from take_host_turns(${most}, ${placesAtAddress}, ${lease})`.execute(db)
  return rows.map(turnOf)
}

/** The turn of one host, for somebody who waits for the answer. Null: it is being asked, or asks to be left alone. */
export async function claimTurnOf(db: Database, host: string): Promise<Turn | null> {
  const { rows } = await sql<Row>`select ${columns} from take_host_turn(${host}, ${placesAtAddress}, ${lease})`.execute(
    db,
  )
  return rows[0] ? turnOf(rows[0]) : null
}

/**
 * Finds out where a host is that was not asked today. A name that leads nowhere has a place: asking it says so.
 * @returns false: all places of its network address are taken, and the turn is given back unused
 */
export async function claimPlace(db: Database, turn: Turn, address: string): Promise<boolean> {
  if (turn.placed) return true
  const { hostname } = new URL(address)
  const written = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(written)
    ? written
    : await lookup(hostname).then(
        ({ address }) => address,
        () => null,
      )
  if (found === null) return true
  const { rows } = await sql<{ placed: boolean }>`
    select place_host(${turn.host}, ${found}, ${placesAtAddress}) as placed`.execute(db)
  turn.placed = rows[0]?.placed ?? false
  return turn.placed
}

const longestRestSeconds = 3_600
const today = sql`(now() at time zone 'UTC')::date`
/** Spread over the first hour, so that not all begin at midnight. */
const tomorrow = sql`(${today} + 1)::timestamp at time zone 'UTC' + random() * interval '1 hour'`

/**
 * The host may be asked again after its pause, or tomorrow when its budget is spent.
 * @param condition when it wants to be asked again; absent: as before
 * @returns true: its budget is spent
 */
export async function endTurn(
  db: Database,
  turn: Turn,
  condition: RawBuilder<unknown> = sql`wanted_at`,
): Promise<boolean> {
  const { host, failures, requests, bytes, silent } = turn
  // A turn in which nothing was asked tells nothing of the host.
  if (requests === 0) {
    await sql`
      update source_hosts set free_at = now() + interval '1 second', asked_until = null, wanted_at = ${condition} where host = ${host}`.execute(
      db,
    )
    return false
  }
  const rest = silent ? Math.min(longestRestSeconds, 15 * 2 ** Math.min(failures, 10)) : turn.restSeconds
  const sum = (column: string, more: number) =>
    sql`case when day = ${today} then ${sql.ref(column)} else 0 end + ${more}`
  const isSpent = sql`(${sum('day_requests', requests)} >= ${hostBudget.requests} or ${sum('day_bytes', bytes)} >= ${hostBudget.bytes})`
  const { rows } = await sql<{ spent: boolean }>`
    update source_hosts set
      failures = ${silent ? failures + 1 : 0}, asked_until = null, wanted_at = ${condition},
      day = ${today}, day_requests = ${sum('day_requests', requests)}, day_bytes = ${sum('day_bytes', bytes)},
      free_at = case when ${isSpent} then ${tomorrow} else now() + greatest(pause_seconds, ${rest}) * interval '1 second' end
    where host = ${host}
    returning day_requests >= ${hostBudget.requests} or day_bytes >= ${hostBudget.bytes} as spent`.execute(db)
  return rows[0]?.spent ?? false
}

/** Hosts are asked at a time that is no later than now, known or not. */
export async function wantHosts(db: Tx, hosts: readonly string[]): Promise<void> {
  await sql`
    insert into source_hosts (host, wanted_at) select distinct host, now() from unnest(${[...hosts]}::text[]) as of (host)
    on conflict (host) do update set wanted_at = least(source_hosts.wanted_at, excluded.wanted_at)`.execute(db)
}

/** A statement that has known hosts asked now, a row for each. @param hosts a select of `host` */
export const wakeHosts = (hosts: RawBuilder<unknown>) =>
  sql`update source_hosts set wanted_at = now() where host in (${hosts}) returning 1`
