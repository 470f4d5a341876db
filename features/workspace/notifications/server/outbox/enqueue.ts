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

type Place = Pick<Scope, 'orgId' | 'db' | 'now'>

/**
 * Puts one row in for each receiver, within the transaction of the scope.
 * @returns the ids of the new rows; receivers named twice, and those told already under `once`, have none
 */
export async function enqueue({ orgId, db, now }: Place, posting: Posting): Promise<number[]> {
  return (await enqueueAll({ db, now }, [{ orgId, ...posting }]))[0] ?? []
}

/**
 * Many at once, of any organisations, in one statement. Only for workers, whose transaction belongs to no organisation.
 * @returns of each posting the ids of its new rows
 */
export async function enqueueAll(
  { db, now }: Pick<Place, 'db' | 'now'>,
  postings: readonly (Posting & { orgId: number })[],
): Promise<number[][]> {
  const made = postings.map((): number[] => [])
  const rows = postings.flatMap(rowsOf)
  if (rows.length === 0) return made
  const texts = postings.map(({ message, orgId, purpose, thread, holdUntil, matchedAt, decidedAt, page }, posting) => ({
    posting,
    org_id: orgId,
    purpose,
    thread: thread ?? null,
    message: Message.parse(message),
    due_at: holdUntil ?? now,
    matched_at: matchedAt ?? null,
    decided_at: decidedAt ?? now,
    page: page ?? null,
  }))
  // What is told twice within a transaction is heard once.
  const { rows: ids } = await sql<{ id: number; posting: number }>`
    with given as materialized (
      select t.*, r.*, uuidv7() as number
      from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
        as r (of int, channel text, address text, transport text, user_id int, channel_id int, receiver text, lane text, once text)
      join jsonb_to_recordset(${jsonRows(texts)}::jsonb)
        as t (posting int, org_id int, purpose text, thread text, message jsonb, due_at timestamptz, matched_at timestamptz, decided_at timestamptz, page text) on t.posting = r.of
    ), made as (
      insert into deliveries (org_id, number, channel, address, transport, user_id, channel_id, receiver, lane, once, purpose, thread, message, due_at, created_at, matched_at, decided_at, page)
      select org_id, number, channel, address, transport, user_id, channel_id, receiver, lane, once, purpose, thread, message, due_at, ${now}, matched_at, decided_at, page
      from given order by posting
      on conflict (org_id, once) where once is not null do nothing
      returning id, number
    )
    select m.id, g.posting, pg_notify(${outboxChannel}, '') from made m join given g using (number) order by m.id`.execute(
    db,
  )
  for (const { id, posting } of ids) made[posting]?.push(id)
  return made
}

/** Pure. Each way to somebody once. */
function rowsOf({ orgId, receivers, thread, once }: Posting & { orgId: number }, posting: number) {
  const ways = new Map(
    receivers.map(receiver => {
      const way = wayTo(receiver, orgId)
      return [`${way.channel}:${way.address}`, { ...way, name: receiver.name.slice(0, 200) }] as const
    }),
  )
  return [...ways].map(([key, way]) => ({
    of: posting,
    channel: way.channel,
    address: way.address,
    transport: way.transport,
    user_id: way.userId,
    channel_id: way.channelId,
    receiver: way.name,
    lane: laneOf(way, thread ?? null),
    once: once === undefined ? null : `${once}:${key}`,
  }))
}

/**
 * What of a thread has not left yet is not sent any more (acknowledged, switched off). Returns how many.
 * @param once only what was put in under keys that begin so
 */
export async function cancelThread(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  thread: string,
  { purpose, once }: { purpose?: string; once?: string } = {},
): Promise<number> {
  const { numAffectedRows } = await sql`
    update deliveries set state = 'cancelled' where org_id = ${orgId} and thread = ${thread} and state = 'waiting'
      and (${purpose ?? null}::text is null or purpose = ${purpose ?? null})
      and (${once ?? null}::text is null or starts_with(once, ${once ?? null}))`.execute(db)
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

/** What was sent to these addresses and what waits for them is known no more, with its attempts: who was there is erased. */
export async function forgetSentTo(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  { channel, addresses, purposes }: { channel: ChannelKind; addresses: readonly string[]; purposes: readonly string[] },
): Promise<void> {
  if (addresses.length === 0) return
  await sql`
    delete from deliveries where org_id = ${orgId} and channel = ${channel} and address = any(${[...addresses]}::text[])
      and purpose = any(${[...purposes]}::text[])`.execute(db)
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
