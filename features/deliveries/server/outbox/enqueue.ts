/** The door to the outbox: what is put in here is sent when the caller's transaction is committed, and only then. */
import { jsonRows, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ChannelKind, Message, type MessageDraft } from '../../contract.ts'
import { laneOf, type Receiver, wayTo } from './receivers.ts'

/** Workers listen to it. */
export const outboxChannel = 'deliveries'

export interface Posting {
  /** What it is: `warning`, `notice`, `invitation`. Records are filtered by it, webhooks are typed by it. */
  purpose: string
  message: MessageDraft
  receivers: readonly Receiver[]
  /**
   * A public page (`/warningList`) that each receiver outside the product opens by a link of its own, made when the message is sent:
   * calls of `access: 'link'` with this purpose, whose object is the delivery. On screen the message's own link counts.
   */
  page?: string
  /** Messages of one thread (an incident) reach a receiver in order, and stand together in a mailbox. */
  thread?: string
  /** Not before (quiet hours). */
  holdUntil?: Date
  /** When the article matched, and when it was decided to tell somebody: the beginning of the line of times. */
  matchedAt?: Date
  decidedAt?: Date
  /** The caller's own key: the same receiver is not told twice under it, whatever is repeated. */
  once?: string
}

/**
 * Puts one row in for each receiver, within the transaction of the scope.
 * @returns the ids of the new rows; receivers named twice, and those told already under `once`, have none
 */
export async function enqueue(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  { purpose, message, receivers, thread, holdUntil, matchedAt, decidedAt, once, page }: Posting,
): Promise<number[]> {
  const ways = new Map(
    receivers.map(receiver => {
      const way = wayTo(receiver, orgId)
      return [`${way.channel}:${way.address}`, { ...way, name: receiver.name.slice(0, 200) }] as const
    }),
  )
  if (ways.size === 0) return []
  const rows = [...ways].map(([key, way]) => ({
    channel: way.channel,
    address: way.address,
    transport: way.transport,
    user_id: way.userId,
    channel_id: way.channelId,
    receiver: way.name,
    lane: laneOf(way, thread ?? null),
    once: once === undefined ? null : `${once}:${key}`,
  }))
  const { rows: made } = await sql<{ id: number }>`
    insert into deliveries (org_id, channel, address, transport, user_id, channel_id, receiver, lane, once, purpose, thread, message, due_at, created_at, matched_at, decided_at, page)
    select ${orgId}, r.channel, r.address, r.transport, r.user_id, r.channel_id, r.receiver, r.lane, r.once, ${purpose}, ${thread ?? null}, ${JSON.stringify(Message.parse(message))}::jsonb,
      ${holdUntil ?? now}, ${now}, ${matchedAt ?? null}::timestamptz, ${decidedAt ?? now}, ${page ?? null}
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r (channel text, address text, transport text, user_id int, channel_id int, receiver text, lane text, once text)
    on conflict (org_id, once) where once is not null do nothing
    returning id`.execute(db)
  if (made.length > 0) await sql`select pg_notify(${outboxChannel}, '')`.execute(db)
  return made.map(({ id }) => id)
}

/** What of a thread has not left yet is not sent any more (acknowledged, switched off). Returns how many. */
export async function cancelThread(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  thread: string,
  { purpose }: { purpose?: string } = {},
): Promise<number> {
  const { numAffectedRows } = await sql`
    update deliveries set state = 'cancelled' where org_id = ${orgId} and thread = ${thread} and state = 'waiting'
      and (${purpose ?? null}::text is null or purpose = ${purpose ?? null})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** What waits for these addresses is not sent any more: whoever is there has left. Returns how many. */
export async function cancelTo(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  { channel, addresses, purposes }: { channel: ChannelKind; addresses: readonly string[]; purposes: readonly string[] },
): Promise<number> {
  if (addresses.length === 0) return 0
  const { numAffectedRows } = await sql`
    update deliveries set state = 'cancelled' where org_id = ${orgId} and channel = ${channel} and address = any(${[...addresses]}::text[])
      and state = 'waiting' and purpose = any(${[...purposes]}::text[])`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Somebody has opened or acknowledged what was sent: by its link, in the product. The first time counts. */
export async function noteSeen(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  ids: readonly number[],
  what: 'opened' | 'acknowledged',
): Promise<void> {
  const column = sql.ref(what === 'opened' ? 'opened_at' : 'acknowledged_at')
  await sql`
    update deliveries set ${column} = coalesce(${column}, ${now}) where org_id = ${orgId} and id = any(${[...ids]}::bigint[])`.execute(
    db,
  )
}
