/** What a hook receives: remembered by its id, so that a sender may repeat as often as it likes. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { HandIn } from '@guanlan/features/collecting/intake/server'
import { refuse } from '@guanlan/platform/contract'
import type { Database, LinkScope, SecretBox } from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Draft, Received, rememberedDays, waitingDays } from '../contract.ts'
import { nothing, takeIn } from './hand-in.ts'
import { keepWaiting, noteAnswer, takeWaiting } from './waiting.ts'

export interface HookParts {
  collection: HandIn
  secretBox: SecretBox
}

/** A body that is larger is received, and not shown as an example. */
const largestExample = 512 * 1024

interface Hook extends Draft {
  secret: string | null
}

export async function receive(
  scope: LinkScope,
  request: FastifyRequest,
  { collection, secretBox: sealer }: HookParts,
  say: (key: string) => string,
): Promise<Received> {
  const { orgId, objectId, db } = scope
  const hook = await hookOf(scope)
  const bytes = request.bytes ?? Buffer.alloc(0)
  if (hook.secret !== null) requireSignature(request, bytes, String(sealer.unseal({ sealed: hook.secret })))
  const code = codeOf(request, bytes)
  // Until this transaction ends, the same call a second time waits here.
  const { rows: isNew } = await sql`
    insert into inbound_hook_calls (org_id, hook_id, code, bytes) values (${orgId}, ${objectId}, ${code}, ${bytes.length})
    on conflict do nothing returning 1`.execute(db)
  if (isNew.length === 0) return answered(scope, code)
  await keepExample(scope, request.body, bytes.length)
  const named = { ...hook, id: objectId }
  if (hook.mapping.length === 0) {
    await keepWaiting(scope, objectId, code, request.body)
    const answer = { ...nothing, waits: true, problem: say('inboundHooks.unmapped') }
    await noteAnswer(scope, objectId, code, answer)
    return answer
  }
  await takeWaiting(scope, named, collection, say)
  const answer = await takeIn(scope, named, request.body, collection, say)
  await noteAnswer(scope, objectId, code, answer)
  return answer
}

/** @throws missing, as an address that was never there */
async function hookOf({ orgId, objectId, db }: LinkScope): Promise<Hook> {
  const { rows } = await sql<Hook>`
    select h.name, h.enabled, h.media_type as "mediaType", h.media, h.list_path as "listPath", h.mapping, s.secret
    from inbound_hooks h left join inbound_hook_states s on s.org_id = h.org_id and s.hook_id = h.id
    where h.org_id = ${orgId} and h.id = ${objectId} and h.enabled`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

async function answered({ orgId, objectId, db }: LinkScope, code: string): Promise<Received> {
  const { rows } = await sql<Pick<Received, 'accepted' | 'refused' | 'problem'> & { answer: unknown }>`
    select accepted, refused, problem, answer from inbound_hook_calls where org_id = ${orgId} and hook_id = ${objectId} and code = ${code}`.execute(
    db,
  )
  const [row] = rows
  if (!row) return nothing
  const { answer, ...counted } = row
  // The version before noted the numbers alone.
  return Received.catch({ ...nothing, ...counted }).parse(answer)
}

async function keepExample({ orgId, objectId, db, now }: LinkScope, body: unknown, bytes: number): Promise<void> {
  // jsonb keeps no NUL.
  const written = JSON.stringify(body ?? null).replaceAll('\\u0000', '')
  const stored = bytes <= largestExample ? written : null
  await sql`
    insert into inbound_hook_states (org_id, hook_id, last_body, last_at) values (${orgId}, ${objectId}, ${stored}::jsonb, ${now})
    on conflict (org_id, hook_id) do update set last_body = coalesce(excluded.last_body, inbound_hook_states.last_body), last_at = excluded.last_at`.execute(
    db,
  )
}

const idHeaders = ['webhook-id', 'idempotency-key', 'x-delivery-id']

export function codeOf({ headers }: Pick<FastifyRequest, 'headers'>, bytes: Buffer): string {
  const reported = idHeaders
    .map(name => headers[name])
    .find(value => typeof value === 'string' && /^[\x21-\x7e]{1,190}$/.test(value))
  return reported === undefined ? `body ${createHash('sha256').update(bytes).digest('hex')}` : `id ${String(reported)}`
}

function requireSignature({ headers }: FastifyRequest, bytes: Buffer, secret: string): void {
  const text = String(headers['x-signature'] ?? headers['x-hub-signature-256'] ?? '').replace(/^sha256=/i, '')
  const given = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  const right = createHmac('sha256', secret).update(bytes).digest()
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw refuse('forbidden', 'inboundHooks.wrongSignature')
}

export async function purgeHookCalls(db: Database): Promise<void> {
  await sql`
    delete from inbound_hook_calls
    where at < now() - (case when waiting_body is null then ${rememberedDays}::int else ${waitingDays}::int end) * interval '1 day'`.execute(
    db,
  )
}
