/** Who is told: members in the product, channels of the organisation, people of the address book by mail. */
import { peopleOf, reachedByMail } from '@guanlan/features/address-book/server'
import type { Receiver } from '@guanlan/features/deliveries/server'
import type { Locale } from '@guanlan/platform/contract'
import { asOrganisation, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface Wanted {
  /** Null: everybody of the organisation. */
  memberIds: readonly number[] | null
  channelIds: readonly number[]
  contactIds: readonly number[]
  /** Names of groups of the address book. */
  groups: readonly string[]
  /** People of the address book are written to by mail; without it they are told nothing. */
  receiveEmail: boolean
  receiveWechat: boolean
}

export interface Addressee {
  receiver: Receiver
  /** The receiver reads it in this language, with times of this zone. */
  locale: Locale
  timeZone: string
  /** By the receiver's own pause and quiet hours: not before; null: at once. */
  restsUntil: Date | null
}

/** Each way to somebody once; who was removed, has no confirmed address, or is switched off is missing. */
export async function addresseesOf(
  { orgId, db, now }: { orgId: number; db: Tx; now: Date },
  wanted: Wanted,
): Promise<Addressee[]> {
  // Who may be told, and by what name, is known within the organisation alone; a worker belongs to none.
  return asOrganisation(db, orgId, async () => {
    const usual = { locale: 'zh' as const, timeZone: await zoneOf(db, orgId), restsUntil: null }
    const receivers = [...(await membersOf(db, orgId, wanted.memberIds)), ...(await channelsOf(db, orgId, wanted))]
    const people =
      wanted.receiveEmail && wanted.contactIds.length + wanted.groups.length > 0
        ? await peopleOf({ orgId, db }, { ids: wanted.contactIds, groups: wanted.groups })
        : []
    return [
      ...receivers.map(receiver => ({ ...usual, receiver })),
      ...reachedByMail(people, now).map(({ person: { locale, timeZone }, receiver, holdUntil }) => ({
        receiver,
        locale,
        timeZone,
        restsUntil: holdUntil,
      })),
    ]
  })
}

async function zoneOf(db: Tx, orgId: number): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select time_zone as zone from organisations where id = ${orgId}`.execute(
    db,
  )
  return rows[0]?.zone ?? 'Asia/Shanghai'
}

async function membersOf(db: Tx, orgId: number, ids: readonly number[] | null): Promise<Receiver[]> {
  if (ids?.length === 0) return []
  const { rows } = await sql<{ id: number; name: string }>`
    select m.user_id as id, coalesce(member_name(m.user_id), '#' || m.user_id) as name from memberships m
    where m.org_id = ${orgId} and (${ids === null} or m.user_id = any(${[...(ids ?? [])]}::int[])) order by m.user_id limit 1000`.execute(
    db,
  )
  return rows.map(({ id, name }) => ({ by: 'inApp', userId: id, name }))
}

async function channelsOf(db: Tx, orgId: number, { channelIds }: Pick<Wanted, 'channelIds'>): Promise<Receiver[]> {
  if (channelIds.length === 0) return []
  const rows = await db
    .selectFrom('delivery_channels')
    .select(['id', 'kind', 'name'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...channelIds])
    .where('enabled', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, name }) => ({ by: kind as 'webhook', channelId: id, name }))
}
