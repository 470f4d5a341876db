/** Sends digests: those that are due, and one that somebody sends now. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { asOrganisation, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { DigestDraft } from '../../contract.ts'
import { maySend } from '../quality/digest-maker.ts'
import type { Place } from '../sending/messages.ts'
import { type Addressee, addresseesOf } from '../sending/receivers.ts'
import { digestOf } from './compose.ts'
import { factsOf } from './read.ts'
import { lastDue, nextDigest, usualSince } from './when.ts'

const purpose = 'digest'
const mostDue = 20

type Kept = DigestDraft & { id: number; version: number; orgId: number; timeZone: string; savedBy: number | null }

const columns = sql`d.org_id as "orgId", d.id, d.version, d.name, d.enabled, d.every, d.weekday, d.time, d.warning_ids as "warningIds", d.level, d.only_unsettled as "onlyUnsettled",
  d.when_empty as "whenEmpty", d.contact_ids as "contactIds", d.groups, d.roster_ids as "rosterIds", d.member_ids as "memberIds", d.updated_by as "savedBy", o.time_zone as "timeZone"`

/** Within one transaction; others skip what it holds. True: there may be more to do at once. */
export async function sendDueDigests(tx: Tx, now: Date): Promise<boolean> {
  await setTurns(tx, now)
  const { rows } = await sql<Kept & { since: Date; dueAt: Date }>`
    select ${columns}, t.since, t.due_at as "dueAt" from warning_digest_turns t
    join warning_digests d on d.org_id = t.org_id and d.id = t.digest_id and d.version = t.version and d.enabled join ${organisationRows} o on o.id = d.org_id
    where t.due_at <= ${now}::timestamptz order by t.due_at limit ${mostDue} for update of t skip locked`.execute(tx)
  for (const { since, dueAt, ...digest } of rows) {
    const place = { orgId: digest.orgId, db: tx, now }
    // Where no worker was there for some days, one digest has all of it.
    const until = lastDue(digest, digest.timeZone, dueAt, now)
    const sends = await maySend(tx, digest)
    if (sends)
      await sendDigest(place, digest, { from: since, until, once: `digest:${digest.id}:${dueAt.toISOString()}` })
    // Whoever takes it over is told of what was not sent.
    await sql`
      update warning_digest_turns set since = ${sends ? until : since}, due_at = ${nextDigest(digest, digest.timeZone, now)} where org_id = ${digest.orgId} and digest_id = ${digest.id}`.execute(
      tx,
    )
  }
  return rows.length > 0
}

/** New ones, and those that were changed since their turn was set. */
async function setTurns(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<Kept>`
    select ${columns} from warning_digests d join ${organisationRows} o on o.id = d.org_id
    left join warning_digest_turns t on t.org_id = d.org_id and t.digest_id = d.id
    where t.version is distinct from d.version order by d.org_id, d.id limit ${mostDue}`.execute(tx)
  for (const digest of rows) {
    const dueAt = nextDigest(digest, digest.timeZone, now)
    await sql`
      insert into warning_digest_turns as t (org_id, digest_id, version, since, due_at) values (${digest.orgId}, ${digest.id}, ${digest.version}, ${usualSince(digest, dueAt)}, ${dueAt})
      on conflict (org_id, digest_id) do update set version = excluded.version, due_at = excluded.due_at, since = least(t.since, excluded.since)`.execute(
      tx,
    )
  }
}

/** Returns to how many it goes. */
export async function sendDigest(
  place: Place,
  digest: DigestDraft,
  { from, until, once }: { from: Date; until: Date; once?: string },
): Promise<number> {
  const facts = await factsOf(place, digest, from, until)
  if (facts.total === 0 && once !== undefined && !digest.whenEmpty) return 0
  const sent = new Set<string>()
  for (const { receiver, locale, timeZone, restsUntil } of await addresseesOfDigest(place, digest)) {
    const ids = await enqueue(place, {
      purpose,
      thread: 'warnings:digest',
      receivers: [receiver],
      message: digestOf(digest, facts, { from, until, locale, timeZone }),
      ...(restsUntil && { holdUntil: restsUntil }),
      ...(once !== undefined && { once }),
    })
    if (ids.length > 0) sent.add(JSON.stringify(receiver))
  }
  return sent.size
}

/** People of the address book, and members by the address they sign in with, each address once. */
async function addresseesOfDigest(place: Place, digest: DigestDraft): Promise<Addressee[]> {
  const { orgId, db } = place
  const people = { ...digest, memberIds: [], channelIds: [], receiveEmail: true, receiveWechat: false }
  const [found = []] = await addresseesOf(place, [people])
  const members = await asOrganisation(db, orgId, () =>
    sql<{ name: string; address: string; timeZone: string }>`
      select m.name, lower(m.account) as address, o.time_zone as "timeZone" from member_addresses() m join ${organisationRows} o on o.id = ${orgId}
      where m.user_id = any(${digest.memberIds}::int[]) and m.account like '%_@_%' order by m.user_id limit 1000`.execute(
      db,
    ),
  )
  const named = members.rows.map(
    ({ name, address, timeZone }): Addressee => ({
      receiver: { by: 'email', address, name },
      locale: 'zh',
      timeZone,
      restsUntil: null,
    }),
  )
  const byAddress = new Map(
    [...named, ...found].map(one => ['address' in one.receiver ? one.receiver.address : '', one]),
  )
  return [...byAddress.values()]
}
