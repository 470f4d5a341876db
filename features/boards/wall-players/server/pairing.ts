/** Codes that televisions show: of no organisation until somebody enters one. They are read and written past the walls of organisations. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import { type Database, linkKeyOf, makeLinks, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { codeLength, codeMinutes, codeSigns } from '../contract.ts'

export const purpose = 'wallPlayer'
const minuteMs = 60_000
/** A link has an end; a player that still hangs there by then is paired anew. */
const linkYears = 5
/** Two televisions rarely draw the same code. */
const tries = 10

const drawCode = (): string => Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('')
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** @returns the secret, this once */
export async function startPairing(
  system: Database,
  now: Date,
): Promise<{ code: string; secret: string; expiresAt: string }> {
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + codeMinutes * minuteMs)
  await sql`delete from wall_codes where expires_at < ${now}`.execute(system)
  for (let left = tries; left > 0; left--) {
    const code = drawCode()
    const { numAffectedRows } = await sql`
      insert into wall_codes (code, secret_hash, expires_at) values (${code}, ${hashOf(secret)}, ${expiresAt}) on conflict do nothing`.execute(
      system,
    )
    if (numAffectedRows) return { code, secret, expiresAt: expiresAt.toISOString() }
  }
  throw refuse('unavailable', 'platform.unavailable')
}

/** @throws a refusal of `code` that nobody shows now, or that was entered already */
export async function enterCode(
  system: Database,
  { code, orgId, playerId, userId, now }: { code: string; orgId: number; playerId: number; userId: number; now: Date },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update wall_codes set paired_org = ${orgId}, player_id = ${playerId}, paired_by = ${userId}
    where code = ${code} and expires_at > ${now} and player_id is null`.execute(system)
  if (!numAffectedRows) throw refuse('invalid', 'wallPlayers.codeUnknown', {}, 'code')
}

/** @throws missing: the code has ended, or its token was given already */
export async function claimToken(system: Database, secret: string, now: Date): Promise<{ token: string | null }> {
  const { rows } = await sql<{ orgId: number | null; playerId: number | null; userId: number | null }>`
    select paired_org as "orgId", player_id as "playerId", paired_by as "userId" from wall_codes
    where secret_hash = ${hashOf(secret)} and expires_at > ${now}`.execute(system)
  const [row] = rows
  if (!row) throw refuse('missing', 'wallPlayers.codeOver')
  const { orgId, playerId, userId } = row
  if (orgId === null || playerId === null) return { token: null }
  const { numAffectedRows } = await sql`delete from wall_codes where secret_hash = ${hashOf(secret)}`.execute(system)
  if (!numAffectedRows) throw refuse('missing', 'wallPlayers.codeOver')
  const key = await linkKeyOf(system)
  const expiresAt = new Date(now.getTime() + linkYears * 365 * 24 * 60 * minuteMs)
  return withScope(system, { orgId, userId }, async ({ db }) => {
    const [token = null] = await makeLinks({ orgId, userId, db }, key, { purpose, objectIds: [playerId], expiresAt })
    return { token }
  })
}
