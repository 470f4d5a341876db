/** Addresses that open one object for one purpose. The signature turns guesses away without a look into the database; only a hash is kept. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'

export interface LinkOptions {
  purpose: string
  objectId: number
  expiresAt: Date
  /** Null: as often as anybody likes. */
  mostUses?: number | null
}

/** The key that signs links, made once for the installation. */
export async function linkKeyOf(worker: Database): Promise<Buffer> {
  const { rows } = await sql<{ value: string }>`
    insert into installation_settings (name, value) values ('linkKey', to_jsonb(${randomBytes(32).toString('base64')}::text))
    on conflict (name) do update set name = excluded.name returning value #>> '{}' as value`.execute(worker)
  return Buffer.from(rows[0]?.value ?? '', 'base64')
}

/** @returns the token, this once */
export async function makeLink(
  { orgId, userId, db }: { orgId: number; userId: number | null; db: Tx },
  key: Buffer,
  { purpose, objectId, expiresAt, mostUses = null }: LinkOptions,
): Promise<string> {
  const token = tokenOf(key, purpose, randomBytes(24).toString('base64url'))
  await sql`
    insert into links (org_id, hash, purpose, object_id, created_by, expires_at, most_uses)
    values (${orgId}, ${hashOf(token)}, ${purpose}, ${objectId}, ${userId}, ${expiresAt}, ${mostUses})`.execute(db)
  return token
}

/** Many for one purpose with one end, in one statement. @returns their tokens, in the order of the objects */
export async function makeLinks(
  { orgId, userId, db }: { orgId: number; userId: number | null; db: Tx },
  key: Buffer,
  { purpose, objectIds, expiresAt }: { purpose: string; objectIds: readonly number[]; expiresAt: Date },
): Promise<string[]> {
  const tokens = objectIds.map(() => tokenOf(key, purpose, randomBytes(24).toString('base64url')))
  await sql`
    insert into links (org_id, hash, purpose, object_id, created_by, expires_at)
    select ${orgId}::int, decode(hash, 'hex'), ${purpose}::text, object_id, ${userId}::int, ${expiresAt}::timestamptz
    from unnest(${tokens.map(token => hashOf(token).toString('hex'))}::text[], ${[...objectIds]}::bigint[]) as made (hash, object_id)`.execute(
    db,
  )
  return tokens
}

/**
 * The same token again for the same seed, so that a message sent twice leads to one address; only who has the key can make it.
 * A later end holds; what was revoked stays so.
 */
export async function makeLinkAgain(
  { orgId, db }: { orgId: number; db: Database | Tx },
  key: Buffer,
  { purpose, objectId, expiresAt, mostUses = null, seed }: LinkOptions & { seed: string },
): Promise<string> {
  const body = createHmac('sha256', key)
    .update(`seed ${purpose}.${seed}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url')
  const token = tokenOf(key, purpose, body)
  await sql`
    insert into links (org_id, hash, purpose, object_id, expires_at, most_uses)
    values (${orgId}, ${hashOf(token)}, ${purpose}, ${objectId}, ${expiresAt}, ${mostUses})
    on conflict (hash) do update set expires_at = greatest(links.expires_at, excluded.expires_at)`.execute(db)
  return token
}

/** The same links open until another moment; what was revoked stays so. */
export async function moveLinksEnd(
  { orgId, db }: { orgId: number; db: Tx },
  { purpose, objectId, expiresAt }: Pick<LinkOptions, 'purpose' | 'objectId' | 'expiresAt'>,
): Promise<void> {
  await sql`
    update links set expires_at = ${expiresAt}
    where org_id = ${orgId} and purpose = ${purpose} and object_id = ${objectId} and revoked_at is null`.execute(db)
}

/** From the next call on nobody gets in by the links to this object. Returns how many were open. */
export async function revokeLinks(
  { orgId, db }: { orgId: number; db: Tx },
  { purpose, objectId }: Pick<LinkOptions, 'purpose' | 'objectId'>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update links set revoked_at = now()
    where org_id = ${orgId} and purpose = ${purpose} and object_id = ${objectId} and revoked_at is null`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/**
 * Binds the transaction to the organisation of the link, for the rest of it, and counts the use.
 * @throws missing, whatever is wrong with the token: who guesses learns nothing
 */
export async function openByLink(
  db: Tx,
  key: Buffer,
  purpose: string,
  token: string,
): Promise<{ orgId: number; objectId: number; linkId: number }> {
  requireSigned(key, purpose, token)
  const { rows } = await sql<{ org_id: number; object_id: number; link_id: number }>`
    select org_id, object_id, link_id, set_config('app.org', org_id::text, true) from use_link(${hashOf(token)}, ${purpose})`.execute(
    db,
  )
  const [link] = rows
  if (!link) throw refuse('missing', 'platform.missing')
  return { orgId: link.org_id, objectId: Number(link.object_id), linkId: Number(link.link_id) }
}

/** Costs no connection, so it comes before one is taken. */
export function requireSigned(key: Buffer, purpose: string, token: string): void {
  const [body = '', signature = '', ...more] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(key, purpose, body)
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
    throw refuse('missing', 'platform.missing')
}

const tokenOf = (key: Buffer, purpose: string, body: string): string =>
  `${body}.${signatureOf(key, purpose, body).toString('base64url')}`
const signatureOf = (key: Buffer, purpose: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}.${body}`).digest().subarray(0, 16)
/** What is kept of a link. */
export const hashOfLink = (token: string): Buffer => hashOf(token)
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
