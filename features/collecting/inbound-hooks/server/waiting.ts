/** Calls that came before their hook had a mapping: they wait, and are taken in when it has one. */
import type { HandIn } from '@guanlan/features/collecting/intake/server'
import { Refusal, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Draft, mostWaitingLength, type Received } from '../contract.ts'
import { takeIn } from './hand-in.ts'

/** Of one save or call; the rest comes with the next. */
const perTurn = 200

type In = Pick<Scope, 'orgId' | 'now' | 'db'>

/** @throws tooMany when too much waits already: the sender brings it again */
export async function keepWaiting({ orgId, db }: In, hookId: number, code: string, body: unknown): Promise<void> {
  const written = JSON.stringify(body ?? null)
  const { rows } = await sql<{ length: number }>`
    select coalesce(sum(length(waiting_body)), 0)::int as length from inbound_hook_calls
    where org_id = ${orgId} and hook_id = ${hookId} and waiting_body is not null`.execute(db)
  if ((rows[0]?.length ?? 0) + written.length > mostWaitingLength)
    throw refuse('tooMany', 'inboundHooks.tooMuchWaits', { seconds: 3_600 })
  await sql`
    update inbound_hook_calls set waiting_body = ${written} where org_id = ${orgId} and hook_id = ${hookId} and code = ${code}`.execute(
    db,
  )
}

export async function noteAnswer({ orgId, db }: In, hookId: number, code: string, answer: Received): Promise<void> {
  await sql`
    update inbound_hook_calls set accepted = ${answer.accepted}, refused = ${answer.refused}, problem = ${answer.problem?.slice(0, 300) ?? null},
      answer = ${JSON.stringify(answer)}::jsonb
    where org_id = ${orgId} and hook_id = ${hookId} and code = ${code}`.execute(db)
}

/** In the order they came in. What goes beyond the organisation's share goes on waiting. */
export async function takeWaiting(
  scope: In,
  hook: Draft & { id: number },
  collection: HandIn,
  say: (key: string) => string,
): Promise<void> {
  const { orgId, db } = scope
  if (hook.mapping.length === 0 || !hook.enabled) return
  const { rows } = await sql<{ code: string; body: string }>`
    select code, waiting_body as body from inbound_hook_calls
    where org_id = ${orgId} and hook_id = ${hook.id} and waiting_body is not null order by at, code limit ${perTurn} for update skip locked`.execute(
    db,
  )
  for (const { code, body } of rows) {
    try {
      await noteAnswer(scope, hook.id, code, await takeIn(scope, hook, JSON.parse(body), collection, say))
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'tooMany') return
      throw error
    }
    await sql`
      update inbound_hook_calls set waiting_body = null where org_id = ${orgId} and hook_id = ${hook.id} and code = ${code}`.execute(
      db,
    )
  }
}
