/** Whom a message went to, for the pages that its receiver opens without signing in. */
import { type Locale, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { ChannelKind, DeliveryState, Message } from '../../contract.ts'
import { type Receiver, receiverOf, type Way } from './receivers.ts'

type Place = Pick<Scope, 'orgId' | 'db'>

export interface Addressed {
  id: number
  purpose: string
  thread: string | null
  channel: ChannelKind
  address: string
  receiver: string
  message: Message
  createdAt: Date
}

const select = ({ orgId, db }: Place, which: RawBuilder<unknown>) =>
  sql<Addressed>`
    select id, purpose, thread, channel, address, receiver, message, created_at as "createdAt" from deliveries where org_id = ${orgId} and ${which} limit 1`
    .execute(db)
    .then(({ rows }) => rows[0])

/** @throws missing */
export async function deliveryOf(place: Place, id: number): Promise<Addressed> {
  const found = await select(place, sql`id = ${id}`)
  if (!found) throw refuse('missing', 'platform.missing')
  return found
}

/** What a person was told of a thread first; whoever was not told gets what anybody was. Undefined: nobody was told yet. */
export const firstOfThread = (place: Place, thread: string, userId: number): Promise<Addressed | undefined> =>
  select(place, sql`thread = ${thread} order by (user_id = ${userId}) desc nulls last, id`)

export interface NotifiedReceiver {
  receiver: Receiver
  /** Of the last message that went. */
  locale: Locale
  timeZone: string
  hasAcknowledged: boolean
}

/** Everybody to whom something of a thread has gone, each once. */
export async function receiversOfThread({ orgId, db }: Place, thread: string): Promise<NotifiedReceiver[]> {
  const { rows } = await sql<
    Omit<NotifiedReceiver, 'receiver'> & { channel: ChannelKind; address: string; name: string }
  >`
    select distinct on (channel, address) channel, address, receiver as name, coalesce(message ->> 'locale', 'zh') as locale,
      coalesce(message ->> 'timeZone', 'Asia/Shanghai') as "timeZone",
      bool_or(acknowledged_at is not null) over (partition by channel, address) as "hasAcknowledged"
    from deliveries where org_id = ${orgId} and thread = ${thread} and (state in ('sending', 'accepted', 'notSent') or state = 'waiting' and attempts > 0)
    order by channel, address, id desc limit 1000`.execute(db)
  return rows.map(({ channel, address, name, ...notified }) => ({
    ...notified,
    receiver: receiverOf(channel, address, name),
  }))
}

/** Every message of a thread. */
export async function ofThread({ orgId, db }: Place, thread: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from deliveries where org_id = ${orgId} and thread = ${thread} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** When something was put into a thread last. */
export async function lastOfThread({ orgId, db }: Place, thread: string): Promise<Date | undefined> {
  const { rows } = await sql<{ last: Date | null }>`
    select max(created_at) as last from deliveries where org_id = ${orgId} and thread = ${thread}`.execute(db)
  return rows[0]?.last ?? undefined
}

type AcceptedWay = Pick<Way, 'channel' | 'address' | 'userId' | 'channelId'>

/** To whom messages of a thread went, each once: the other side took them. What waits, failed or never left told nobody. */
export async function acceptedOf(
  { orgId, db }: Place,
  { thread, purpose }: { thread: string; purpose: string },
): Promise<AcceptedWay[]> {
  const { rows } = await sql<AcceptedWay>`
    select distinct channel, address, user_id as "userId", channel_id as "channelId" from deliveries
    where org_id = ${orgId} and thread = ${thread} and purpose = ${purpose} and state = 'accepted' order by channel, address limit 5000`.execute(
    db,
  )
  return rows
}

/** What waits for a receiver is not sent before then. */
export async function holdReceiver(
  { orgId, db }: Place,
  { channel, address }: Pick<Addressed, 'channel' | 'address'>,
  until: Date,
): Promise<void> {
  await sql`
    update deliveries set due_at = ${until} where org_id = ${orgId} and channel = ${channel} and address = ${address} and state = 'waiting' and due_at < ${until}`.execute(
    db,
  )
}

export interface Reception {
  thread: string
  id: number
  channel: ChannelKind
  receiver: string
  /** Mail addresses and mobile numbers; empty for everything else. */
  address: string
  state: DeliveryState
  /** What the other side said last, or one of `ownAnswers`. */
  answer: string | null
  at: Date
}

/** What became of the messages of these threads, in the order they were put in; 200 of a thread at most. */
export async function receptionsOf({ orgId, db }: Place, threads: readonly string[]): Promise<Reception[]> {
  if (threads.length === 0) return []
  const { rows } = await sql<Reception>`
    select d.* from unnest(${[...threads]}::text[]) t (thread), lateral (
      select d.thread, d.id, d.channel, d.receiver, case when d.channel in ('email', 'sms') then d.address else '' end as address, d.state, d.answer,
        coalesce(d.accepted_at, d.handed_over_at, d.created_at) as at
      from deliveries d where d.org_id = ${orgId} and d.thread = t.thread order by d.id desc limit 200) d
    order by d.id`.execute(db)
  return rows
}
