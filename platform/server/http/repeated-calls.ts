/**
 * `Idempotency-Key`: a program that does not know whether its call arrived sends it again under the same name, and is given the answer of the
 * first. The name is taken in the transaction of the work: two at once are done once, and what fails may be tried again under it.
 */
import { createHash } from 'node:crypto'
import { changes, refuse } from '@guanlan/platform/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '../database.ts'
import type { DeclaredCall } from './call.ts'

export interface Repeat {
  name: string
  call: DeclaredCall
}

interface Repeated extends Repeat {
  orgId: number
  userId: number
}

/** Null: nothing is kept of this call. Those that wait for the outside world or stream open several transactions and are not covered. */
export function repeatOf(call: DeclaredCall, { headers }: FastifyRequest): Repeat | null {
  const { endpoint } = call
  const name = headers['idempotency-key']
  if (name === undefined || !changes(endpoint)) return null
  if (endpoint.waits || endpoint.files || endpoint.envelope === 'file' || endpoint.envelope === 'events') return null
  if (typeof name !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(name))
    throw refuse('invalid', 'platform.repeatName', {}, 'Idempotency-Key')
  return { name, call }
}

/** @throws conflict when something else was asked under the name. Waits while a first call with it is under way. */
export async function answeredBefore(
  db: Tx,
  { orgId, userId, name, call, input }: Repeated & { input: unknown },
): Promise<{ operation: number | null; answer: unknown } | null> {
  const requested = createHash('sha256')
    .update(JSON.stringify([call.code, input]))
    .digest()
  const { rows: taken } = await sql`
    insert into repeated_calls as r (org_id, user_id, name, asked) values (${orgId}, ${userId}, ${name}, ${requested})
    on conflict (org_id, user_id, name) do update set asked = excluded.asked, at = excluded.at, answer = null, operation = null
    where r.at < now() - interval '24 hours' returning 1`.execute(db)
  if (taken.length > 0) return null
  const { rows } = await sql<{ isSame: boolean; operation: string | null; answer: unknown }>`
    select asked = ${requested} as "isSame", operation, answer from repeated_calls
    where org_id = ${orgId} and user_id = ${userId} and name = ${name}`.execute(db)
  const [first] = rows
  if (!first?.isSame) throw refuse('conflict', 'platform.repeatedOtherwise', {}, 'Idempotency-Key')
  return { operation: first.operation === null ? null : Number(first.operation), answer: first.answer }
}

/** As it leaves, so that it is the same again. */
export async function saveAnswer(
  db: Tx,
  { orgId, userId, name, call }: Repeated,
  operation: number | null,
  result: unknown,
): Promise<void> {
  const answer = JSON.stringify(z.parse(call.endpoint.reply, result))
  await sql`
    update repeated_calls set answer = ${answer}::jsonb, operation = ${operation}::bigint
    where org_id = ${orgId} and user_id = ${userId} and name = ${name}`.execute(db)
}

export const purgeRepeatedCalls = async (db: Database): Promise<void> =>
  void (await sql`delete from repeated_calls where at < now() - interval '24 hours'`.execute(db))
