/** Which messages are due, and taking them: each by one worker at a time, in the order of its lane, no more than the platform takes in a minute. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ChannelKind, Message } from '../../contract.ts'

export interface Claimed {
  id: number
  orgId: number
  number: string
  channel: ChannelKind
  channelId: number | null
  userId: number | null
  transport: string
  address: string
  receiver: string
  purpose: string
  thread: string | null
  message: Message
  /** The public page that the receiver opens by a link of its own. */
  page: string | null
  /** This one; and, for the pauses, how many there were before it was sent again by hand. */
  attempt: number
  retriedAtAttempt: number
  isDemonstration: boolean
  /** Of an organisation's own channel; null: it is gone, or its address has to be entered again. */
  sealed: string | null
  channelIsOn: boolean
}

/** Waits while its channel is paused or its organisation is switched off. */
const mayGo = sql`
  not exists (select from delivery_channel_states s where s.org_id = d.org_id and s.channel_id = d.channel_id and s.paused_at is not null)
  and not exists (select from organisations o where o.id = d.org_id and not o.enabled)`

/** Each transport that has something due, found with one probe of the index a transport. */
export async function dueTransports(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ transport: string }>`
    with recursive t (transport) as (
      (select d.transport from deliveries d where d.state = 'waiting' and d.due_at <= ${now} order by d.transport limit 1)
      union all
      select (select d.transport from deliveries d where d.state = 'waiting' and d.due_at <= ${now} and d.transport > t.transport order by d.transport limit 1)
      from t where t.transport is not null)
    select transport from t where transport is not null`.execute(db)
  return rows.map(({ transport }) => transport)
}

export interface ClaimOptions {
  transport: string
  /** This many at most. */
  places: number
  /** What the platform allows unless the channel says otherwise. */
  perMinute: number | null
  worker: number
  now: Date
}

/** Counted under a lock of the transport, so that two workers together do not send more than the platform takes. */
const counting = 72_020_121

export function claim(db: Database, requested: ClaimOptions): Promise<Claimed[]> {
  const { transport, worker, now } = requested
  return db.transaction().execute(async tx => {
    const room = await roomOf(tx, requested)
    if (room <= 0) return []
    const { rows } = await sql<Claimed>`
      with due as (
        select d.id from deliveries d
        where d.transport = ${transport} and d.state = 'waiting' and d.due_at <= ${now} and ${mayGo}
          and (d.lane is null or not exists (
            select from deliveries e where e.org_id = d.org_id and e.lane = d.lane and e.id < d.id and e.state in ('waiting', 'sending')))
        order by d.due_at, d.id limit ${room} for update of d skip locked),
      taken as (
        update deliveries d set state = 'sending', worker = ${worker}, attempts = d.attempts + 1, handed_over_at = ${now}
        from due where d.id = due.id returning d.*),
      begun as (
        insert into delivery_attempts (org_id, delivery_id, number, transport, began_at)
        select org_id, id, attempts, transport, ${now} from taken)
      select t.id, t.org_id as "orgId", t.number, t.channel, t.channel_id as "channelId", t.user_id as "userId", t.transport, t.address, t.receiver, t.purpose, t.thread,
        t.message, t.page, t.attempts as attempt, t.retried_at_attempt as "retriedAtAttempt", o.demonstration as "isDemonstration", c.sealed, coalesce(c.enabled, false) as "channelIsOn"
      from taken t join organisations o on o.id = t.org_id left join delivery_channels c on c.org_id = t.org_id and c.id = t.channel_id
      order by t.id`.execute(tx)
    return rows
  })
}

async function roomOf(tx: Tx, { transport, places, perMinute, now }: ClaimOptions): Promise<number> {
  const [, org = '', channel] = transport.split(':')
  const { rows: own } = await sql<{ perMinute: number | null }>`
    select per_minute as "perMinute" from delivery_channels where org_id = ${Number(org)} and id = ${channel === undefined ? null : Number(channel)}::int`.execute(
    tx,
  )
  const allowed = own[0]?.perMinute ?? perMinute
  if (allowed === null) return places
  await sql`select pg_advisory_xact_lock(${counting}, hashtext(${transport}))`.execute(tx)
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from delivery_attempts where transport = ${transport} and began_at > ${new Date(now.getTime() - 60_000)}`.execute(
    tx,
  )
  return Math.min(places, allowed - (rows[0]?.sent ?? 0))
}

/**
 * Rows whose worker has died between handing over and noting wait again. Whoever knows our number will know it again; of the others
 * nobody can tell, and the row says so.
 */
export async function takeOver(
  db: Database,
  {
    now,
    workerIsGone,
    twiceArrives,
  }: { now: Date; workerIsGone: ReturnType<typeof sql>; twiceArrives: readonly ChannelKind[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (
      update deliveries set state = 'waiting', worker = null, due_at = ${now},
        perhaps_twice = perhaps_twice or channel = any(${[...twiceArrives]}::text[])
      where state = 'sending' and ${workerIsGone} returning org_id, id, attempts)
    update delivery_attempts a set outcome = 'unknown' from gone
    where a.org_id = gone.org_id and a.delivery_id = gone.id and a.number = gone.attempts and a.outcome is null`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}
