/** How people of a crisis are reached: members in the product and at their accounts, people of the address book by mail. */
import {
  memberMail,
  type Person,
  peopleOf,
  reachedByMail,
  stoppedAmong,
} from '@guanlan/features/people/address-book/server'
import type { Receiver } from '@guanlan/features/workspace/notifications/server'
import type { Locale } from '@guanlan/platform/contract'
import { zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Role } from '../../contract.ts'
import type { Place } from './rows.ts'

export interface Way {
  receiver: Receiver
  locale: Locale
  timeZone: string
  /** By the receiver's own pause and quiet hours: not before; null: at once. */
  restsUntil: Date | null
}

/** Somebody who has a role, or a task. */
export interface Holder {
  userId: number | null
  personId: number | null
}
export type RoleRow = Holder & { crisisId: number; role: Role }

export async function rolesOf({ orgId, db }: Place, crisisIds: readonly number[]): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select crisis_id as "crisisId", role, user_id as "userId", person_id as "personId" from crisis_people
    where org_id = ${orgId} and crisis_id = any(${[...crisisIds]}::int[]) and role in ('lead', 'deputy', 'approver', 'spokesperson', 'legal')
    order by id limit 10000`.execute(db)
  return rows
}

/** Of each holder the ways that lead there; who has left, or wants no mail and has no account, has none. Within the organisation. */
export async function waysTo(place: Place, holders: readonly Holder[]): Promise<(holder: Holder) => Way[]> {
  const timeZone = await zoneOf(place.orgId, place.db)
  const userIds = [...new Set(holders.flatMap(({ userId }) => userId ?? []))]
  const members = []
  for (let from = 0; from < userIds.length; from += mostAtOnce)
    members.push(...(await memberMail(place, userIds.slice(from, from + mostAtOnce))))
  const emails = members.flatMap(({ email }) => email ?? [])
  const people = await peopleOf(place, { ids: holders.flatMap(({ personId }) => personId ?? []), emails })
  const stopped = await stoppedAmong(place, emails)
  const reached = new Map(reachedByMail(people, place.now).map(each => [each.person.id, each]))
  const byEmail = new Map(people.map(person => [person.email, person]))
  const byMail = (person: Person): Way[] => {
    const found = reached.get(person.id)
    return found
      ? [{ receiver: found.receiver, locale: person.locale, timeZone: person.timeZone, restsUntil: found.holdUntil }]
      : []
  }
  const ways = new Map<string, Way[]>()
  for (const { userId, name, email } of members) {
    // Who stands in the address book as well reads in the language and zone that it says.
    const person = email === null ? undefined : byEmail.get(email)
    const usual = { locale: person?.locale ?? 'zh', timeZone: person?.timeZone ?? timeZone, restsUntil: null } as const
    const mails: Way[] = person
      ? byMail(person)
      : email === null || stopped.has(email)
        ? []
        : [{ ...usual, receiver: { by: 'email', address: email, name } }]
    ways.set(`u${userId}`, [{ ...usual, receiver: { by: 'inApp', userId, name } }, ...mails])
  }
  for (const person of people) ways.set(`p${person.id}`, byMail(person))
  return ({ userId, personId }) => ways.get(userId === null ? `p${personId}` : `u${userId}`) ?? []
}

const mostAtOnce = 1_000
