/** Whether an address outside the organisation wants its messages: asked by mail, answered by the link in it. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import { enqueue, roomIn, spentBy } from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { AddressEntry } from '../contract.ts'
import { strings } from '../strings.ts'
import { confirmationsOf } from './confirmations.ts'

const linkHours = 72
/** Whoever did not ask for it has at most so many mails of it. */
const budget = { anHour: 1, aDay: 3 }

type Person = Pick<AddressEntry, 'email' | 'name' | 'locale'>

/** @returns how many were asked: members and those who said yes are not, nor those who were asked just now */
export async function askAddresses(scope: CallScope, publicUrl: string, people: readonly Person[]): Promise<number> {
  const known = await confirmationsOf(
    scope,
    people.map(({ email }) => email),
  )
  const open = new Map(
    people
      .filter(({ email }) => email !== '' && (known.get(email) ?? 'asked') === 'asked')
      .map(person => [person.email, person]),
  )
  let requested = 0
  for (const person of open.values()) if (await askOne(scope, publicUrl, person)) requested++
  return requested
}

async function askOne(scope: CallScope, publicUrl: string, { email, name, locale }: Person): Promise<boolean> {
  const spent = await spentBy(scope, { channel: 'email', address: email, purpose: 'code' })
  if (roomIn(budget, spent) === 0) return false
  const { rows } = await sql<{ id: number }>`
    insert into confirmed_addresses (org_id, email, asked_at) values (${scope.orgId}, ${email}, ${scope.now})
    on conflict (org_id, email) do update set asked_at = excluded.asked_at returning id`.execute(scope.db)
  const expiresAt = new Date(scope.now.getTime() + linkHours * 3_600_000)
  const token = await scope.makeLink({ purpose: 'emailConfirmation', objectId: rows[0]?.id ?? 0, expiresAt })
  const organisation = await organisationName(scope)
  await enqueue(scope, {
    purpose: 'code',
    receivers: [{ by: 'email', address: email, name }],
    message: {
      title: say(strings.confirmTitle, locale, { organisation }),
      lines: [say(strings.confirmLine, locale, { email })],
      // Behind the hash, so that no server on the way is told the token.
      link: `${publicUrl}/#/emaillVerify?token=${token}`,
      linkName: say(strings.confirmAct, locale),
      locale,
    },
  })
  return true
}

export async function confirmationOf(scope: LinkScope) {
  const { orgId, objectId, db } = scope
  const { rows } = await sql<{ email: string; confirmedAt: Date | null }>`
    select email, confirmed_at as "confirmedAt" from confirmed_addresses where org_id = ${orgId} and id = ${objectId}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw refuse('missing', 'platform.missing')
  return {
    organisation: await organisationName(scope),
    email: row.email,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  }
}

export async function confirmAddress(scope: LinkScope) {
  const { orgId, objectId, db, now } = scope
  await sql`
    update confirmed_addresses set confirmed_at = coalesce(confirmed_at, ${now}) where org_id = ${orgId} and id = ${objectId}`.execute(
    db,
  )
  return confirmationOf(scope)
}
