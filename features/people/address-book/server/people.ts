/** The door for whoever sends: people and groups of the book as receivers, and from when on each may be reached. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Receiver } from '@guanlan/features/workspace/notifications/server'
import type { Locale } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { forGood } from '../contract.ts'
import { confirmationsOf } from './confirmations.ts'
import { type Rest, restUntil } from './quiet.ts'

export interface Person extends Rest {
  id: number
  name: string
  email: string
  mobile: string
  weChat: string
  locale: Locale
  groups: string[]
  /** False: the address was not confirmed, and nothing but the question may be sent there. */
  mayBeMailed: boolean
}

/** Those named, those of groups and those at mail addresses, each once, by name. Who was removed meanwhile is missing. */
export async function peopleOf(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  {
    ids = [],
    groups = [],
    emails = [],
  }: { ids?: readonly number[]; groups?: readonly string[]; emails?: readonly string[] },
): Promise<Person[]> {
  const { rows } = await sql<Omit<Person, 'mayBeMailed'>>`
    select r.id, r.name, r.email, r.mobile, r.we_chat as "weChat", r.locale, r.groups, coalesce(nullif(r.time_zone, ''), o.time_zone) as "timeZone",
      r.quiet_from as "quietFrom", r.quiet_until as "quietUntil", r.paused_until as "pausedUntil"
    from address_book r join ${organisationRows} o on o.id = r.org_id
    where r.org_id = ${orgId} and (r.id = any(${[...ids]}::int[]) or r.email = any(${[...emails]}::text[]) or exists (
      select from jsonb_array_elements_text(r.groups) g (name) where g.name = any(${[...groups]}::text[])))
    order by r.name, r.id limit 5000`.execute(db)
  const known = await confirmationsOf(
    { orgId, db },
    rows.map(({ email }) => email),
  )
  return rows.map(row => ({ ...row, mayBeMailed: ['member', 'confirmed'].includes(known.get(row.email) ?? '') }))
}

export interface Reached {
  person: Person
  receiver: Receiver
  /** Not before; null: at once. */
  holdUntil: Date | null
}

/** Pure. Who can be reached by mail, and from when on; the others have no address, have not confirmed it, or want no more. */
export const reachedByMail = (people: readonly Person[], now: Date): Reached[] =>
  people
    .filter(({ email, mayBeMailed, pausedUntil }) => email !== '' && mayBeMailed && pausedUntil !== forGood)
    .map(person => ({
      person,
      receiver: { by: 'email', address: person.email, name: person.name },
      holdUntil: restUntil(now, person),
    }))

/** Those of the named people, groups and rosters that the book does not have (any more). */
export async function missingPeople(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  {
    ids = [],
    groups = [],
    rosterIds = [],
  }: { ids?: readonly number[]; groups?: readonly string[]; rosterIds?: readonly number[] },
): Promise<{ ids: number[]; groups: string[]; rosterIds: number[] }> {
  const none = { ids: [], groups: [], rosterIds: [] }
  if (ids.length + groups.length + rosterIds.length === 0) return none
  const { rows } = await sql<{ ids: number[]; groups: string[]; rosterIds: number[] }>`
    select array(select w from unnest(${[...ids]}::int[]) w where not exists (select from address_book r where r.org_id = ${orgId} and r.id = w)) as ids,
      array(select w from unnest(${[...groups]}::text[]) w where not exists (
        select from address_book r where r.org_id = ${orgId} and r.groups @> jsonb_build_array(w))) as groups,
      array(select w from unnest(${[...rosterIds]}::int[]) w where not exists (select from duty_rosters r where r.org_id = ${orgId} and r.id = w)) as "rosterIds"`.execute(
    db,
  )
  return rows[0] ?? none
}

/** Whether an address stands in the book. */
export async function isInBook({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from address_book where org_id = ${orgId} and email = ${email.toLowerCase()} limit 1`.execute(db)
  return rows.length > 0
}

/** Whoever has this address wants no messages before then. */
export async function pauseAddress(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  email: string,
  until: Date,
): Promise<void> {
  await sql`
    update address_book set paused_until = greatest(paused_until, ${until.toISOString()}), version = version + 1, updated_at = ${now}, updated_by = null
    where org_id = ${orgId} and email = ${email.toLowerCase()}`.execute(db)
}
