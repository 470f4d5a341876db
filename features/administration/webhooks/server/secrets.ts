/** What signs: made here, told once, stored sealed. */
import { randomBytes } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope, SecretBox } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { exchangeHours } from '../contract.ts'
import { subscriptions } from './records.ts'

export interface Secrets {
  secret: string
  /** The one of before, which signs beside it until then. */
  previous?: { secret: string; until: string }
}

/** 32 random bytes as Standard Webhooks write them. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The first one begins the telling: what happened before is not told. */
export async function makeSecret(scope: CallScope, box: SecretBox, id: number): Promise<{ secret: string }> {
  const { orgId, db, userId, now } = scope
  await subscriptions.get(scope, id)
  const { rows } = await sql<{ sealed: string }>`
    select sealed from webhook_states where org_id = ${orgId} and subscription_id = ${id} for update`.execute(db)
  const known = rows[0] && (box.unseal(rows[0]) as Secrets)
  const secret = newSecret()
  const until = new Date(now.getTime() + exchangeHours * 3_600_000).toISOString()
  const secrets: Secrets = { secret, ...(known && { previous: { secret: known.secret, until } }) }
  await sql`
    insert into webhook_states (org_id, subscription_id, sealed, acts_for, transaction)
    values (${orgId}, ${id}, ${box.seal(secrets).sealed}, ${userId}, pg_snapshot_xmin(pg_current_snapshot()))
    on conflict (org_id, subscription_id) do update set sealed = excluded.sealed, acts_for = excluded.acts_for`.execute(
    db,
  )
  return { secret }
}

/**
 * Whoever changes a subscription is the one whose sight counts from then on: nobody is told at an address of theirs what another one sees.
 * @param isElsewhere the address is another one: what was composed for the one of before is not sent there
 */
export async function takeOver({ orgId, db, userId }: CallScope, id: number, isElsewhere: boolean): Promise<void> {
  await sql`update webhook_states set acts_for = ${userId} where org_id = ${orgId} and subscription_id = ${id}`.execute(
    db,
  )
  if (isElsewhere)
    await sql`
      update webhook_deliveries set state = 'dead', body = null, ended_at = coalesce(ended_at, now())
      where org_id = ${orgId} and subscription_id = ${id} and state <> 'delivered'`.execute(db)
}

/** @throws a conflict while there is none */
export async function secretsOf(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  box: SecretBox,
  id: number,
): Promise<Secrets> {
  const { rows } = await sql<{ sealed: string }>`
    select sealed from webhook_states where org_id = ${orgId} and subscription_id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('conflict', 'webhooks.secretFirst')
  return box.unseal(rows[0]) as Secrets
}

/** Signed anew at every attempt, because receivers refuse old timestamps. @param number of the delivery, the same at every attempt */
export function signed(number: string, body: string, { secret, previous }: Secrets, now: Date): Record<string, string> {
  const id = messageId(number)
  const secrets = [secret, ...(previous && new Date(previous.until) > now ? [previous.secret] : [])]
  return {
    'content-type': 'application/json',
    'user-agent': 'Guanlan',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map(each => new Webhook(each).sign(id, now, body)).join(' '),
  }
}

export const messageId = (number: string): string => `msg_${number.replaceAll('-', '')}`
