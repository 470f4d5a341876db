/** Who is told: members in the product, channels of the organisation, people of the address book by mail. */

import { onDuty, type Person, peopleOf, reachedByMail } from '@guanlan/features/people/address-book/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Receiver } from '@guanlan/features/workspace/notifications/server'
import type { Locale } from '@guanlan/platform/contract'
import { asOrganisation, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface ReceiversQuery {
  /** Null: everybody of the organisation. */
  memberIds: readonly number[] | null
  channelIds: readonly number[]
  contactIds: readonly number[]
  /** Names of groups of the address book. */
  groups: readonly string[]
  /** Duty rosters: whoever is on duty by them. */
  rosterIds?: readonly number[]
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
  /** By a duty roster, not by name. */
  isOnDuty?: boolean
}

/**
 * For each of the wanted, each way to somebody once; who was removed, has no confirmed address, or is switched off is missing.
 * However many are wanted, the organisation is asked once.
 */
export async function addresseesOf(
  { orgId, db, now }: { orgId: number; db: Tx; now: Date },
  requested: readonly ReceiversQuery[],
): Promise<Addressee[][]> {
  // Who may be told, and by what name, is known within the organisation alone; a worker belongs to none.
  return asOrganisation(db, orgId, async () => {
    const { timeZone, members, channels } = await waysWithin(db, orgId, requested)
    const turns = await onDuty(
      { orgId, db, now },
      requested.flatMap(({ receiveEmail, rosterIds = [] }) => (receiveEmail ? rosterIds : [])),
    )
    const people = reachedByMail(await peopleWithin(db, orgId, requested, [...turns.values()]), now)
    const usual = { locale: 'zh' as const, timeZone, restsUntil: null }
    return requested.map(({ memberIds, channelIds, contactIds, groups, rosterIds = [], receiveEmail }) => {
      const onDutyIds = new Set(rosterIds.flatMap(id => turns.get(id) ?? []))
      return [
        ...members
          .filter(({ userId }) => memberIds?.includes(userId) ?? true)
          .slice(0, mostMembers)
          .map(receiver => ({ ...usual, receiver })),
        ...channels.filter(({ channelId }) => channelIds.includes(channelId)).map(receiver => ({ ...usual, receiver })),
        ...people
          .filter(
            ({ person }) =>
              receiveEmail &&
              (onDutyIds.has(person.id) ||
                contactIds.includes(person.id) ||
                person.groups.some(group => groups.includes(group))),
          )
          .map(({ person, receiver, holdUntil }) => ({
            receiver,
            locale: person.locale,
            timeZone: person.timeZone,
            restsUntil: holdUntil,
            isOnDuty: onDutyIds.has(person.id),
          })),
      ]
    })
  })
}

const mostMembers = 1_000

interface Ways {
  timeZone: string
  members: Extract<Receiver, { by: 'inApp' }>[]
  channels: Extract<Receiver, { channelId: number }>[]
}

async function waysWithin(db: Tx, orgId: number, requested: readonly ReceiversQuery[]): Promise<Ways> {
  const everybody = requested.some(({ memberIds }) => memberIds === null)
  const memberIds = requested.flatMap(one => one.memberIds ?? [])
  const channelIds = requested.flatMap(one => one.channelIds)
  const { rows } = await sql<Ways>`
    select o.time_zone as "timeZone",
      array(select jsonb_build_object('by', 'inApp', 'userId', m.user_id, 'name', coalesce(member_name(m.user_id), '#' || m.user_id)) from memberships m
        where m.org_id = ${orgId} and (${everybody} or m.user_id = any(${memberIds}::int[])) order by m.user_id) as members,
      array(select jsonb_build_object('by', c.kind, 'channelId', c.id, 'name', c.name) from delivery_channels c
        where c.org_id = ${orgId} and c.id = any(${channelIds}::int[]) and c.enabled order by c.id) as channels
    from ${organisationRows} o where o.id = ${orgId}`.execute(db)
  return rows[0] ?? { timeZone: 'Asia/Shanghai', members: [], channels: [] }
}

/** @param more people who are named by their duty */
async function peopleWithin(
  db: Tx,
  orgId: number,
  requested: readonly ReceiversQuery[],
  more: readonly number[],
): Promise<Person[]> {
  const byMail = requested.filter(({ receiveEmail }) => receiveEmail)
  const ids = [...more, ...byMail.flatMap(({ contactIds }) => contactIds)]
  const groups = byMail.flatMap(one => one.groups)
  return ids.length + groups.length > 0 ? peopleOf({ orgId, db }, { ids, groups }) : []
}
