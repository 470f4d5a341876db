/** Codes from the moment they are shown until somebody has scanned them. */
import { randomBytes } from 'node:crypto'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, LinkScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostScanned } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { weChatCodesFor } from './adapter.ts'

const purpose = 'weChatScan'
const lastsMs = 5 * 60_000
const keptDays = 1

/** @throws missing without such a person; unavailable where nobody can scan */
export async function makeCode(scope: CallScope, publicUrl: string, personId: number) {
  const { orgId, db, now } = scope
  const codes = await weChatCodesFor(scope, publicUrl)
  if (!codes) throw refuse('conflict', 'addressBook.weChatUnset')
  await requirePerson(scope, personId)
  await sql`
    delete from we_chat_scans where org_id = ${orgId} and expires_at < now() - make_interval(days => ${keptDays})`.execute(
    db,
  )
  const expiresAt = new Date(now.getTime() + lastsMs)
  const { rows } = await sql<{ id: number }>`
    insert into we_chat_scans (org_id, person_id, expires_at) values (${orgId}, ${personId}, ${expiresAt}) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt, mostUses: 1 })
  return { id, url: codes.addressOf(token), expiresAt: expiresAt.toISOString() }
}

export async function statusOf({ orgId, db, now, locale }: CallScope, id: number) {
  const { rows } = await sql<{ outcome: 'bound' | 'refused' | null; expiresAt: Date }>`
    select outcome, expires_at as "expiresAt" from we_chat_scans where org_id = ${orgId} and id = ${id}`.execute(db)
  const [scan] = rows
  if (!scan) throw refuse('missing', 'platform.missing')
  const status = scan.outcome ?? (scan.expiresAt <= now ? 'expired' : 'waiting')
  return { status, reason: status === 'refused' ? say(strings.mostScanned, locale) : null } as const
}

/** Somebody has scanned. One after the other within the organisation, so that of two at the same moment only one is the tenth. */
export async function noteScan({ orgId, objectId, db }: LinkScope): Promise<'bound' | 'refused'> {
  await sql`select pg_advisory_xact_lock(hashtext('we_chat_receivers'), ${orgId})`.execute(db)
  const openId = `stand-in ${randomBytes(12).toString('base64url')}`
  const { rows } = await sql`
    insert into we_chat_receivers (org_id, person_id, open_id)
    select s.org_id, s.person_id, ${openId} from we_chat_scans s
    where s.org_id = ${orgId} and s.id = ${objectId}
      and (select count(*) from we_chat_receivers r where r.org_id = ${orgId} and r.person_id <> s.person_id) < ${mostScanned}
    on conflict (org_id, person_id) do update set open_id = excluded.open_id, bound_at = now() returning 1`.execute(db)
  const outcome = rows.length > 0 ? 'bound' : 'refused'
  await sql`update we_chat_scans set outcome = ${outcome} where org_id = ${orgId} and id = ${objectId}`.execute(db)
  return outcome
}

export async function receiverOf(scope: Scope, publicUrl: string, personId: number) {
  await requirePerson(scope, personId)
  const { rows } = await sql<{ at: Date }>`
    select bound_at as at from we_chat_receivers where org_id = ${scope.orgId} and person_id = ${personId}`.execute(
    scope.db,
  )
  return {
    boundAt: rows[0]?.at.toISOString() ?? null,
    canScan: (await weChatCodesFor(scope, publicUrl)) !== null,
  }
}

/** @throws missing when nothing is bound */
export async function unbind({ orgId, db }: Scope, personId: number): Promise<void> {
  const { rows } = await sql`
    delete from we_chat_receivers where org_id = ${orgId} and person_id = ${personId} returning 1`.execute(db)
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
}

async function requirePerson({ orgId, db }: Scope, personId: number): Promise<void> {
  const { rows } = await sql`select 1 from address_book where org_id = ${orgId} and id = ${personId}`.execute(db)
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
}
