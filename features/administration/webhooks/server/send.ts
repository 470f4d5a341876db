/** Messages that are due leave; what was not taken waits longer each time, and is dead after the last. */
import { answerToStore, nextOf, outcomeOfStatus, posted } from '@guanlan/features/workspace/notifications/server'
import type { Database, SecretBox } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Secrets, signed } from './secrets.ts'

/** At the same time, by one worker. */
const places = 8
/** A worker that was killed holds a message no longer; above the time that a receiver has. */
const heldFor = '1 minute'
export const timeoutMs = 15_000
/** So many dead ones in a row, and the subscription rests until somebody resumes it. */
const deadUntilPause = 3

export interface SendParts {
  db: Database
  secretBox: SecretBox
  trustedReceivers: ReadonlySet<string>
  /** From 0 to 1. */
  random?: () => number
}

interface Due {
  orgId: number
  id: string
  subscriptionId: number
  number: string
  body: string
  attempts: number
  url: string
  sealed: string
}

/** @returns whether there may be more */
export async function sendDue(parts: SendParts): Promise<boolean> {
  const { rows } = await sql<Due>`
    with due as materialized (
      select d.org_id, d.id from webhook_deliveries d join webhook_subscriptions s on s.org_id = d.org_id and s.id = d.subscription_id
        join webhook_states st on st.org_id = s.org_id and st.subscription_id = s.id
      where d.state = 'waiting' and d.due_at <= now() and s.enabled and st.paused_at is null order by d.due_at limit ${places} for update of d skip locked
    )
    update webhook_deliveries d set attempts = d.attempts + 1, due_at = now() + ${heldFor}::interval
    from due, webhook_subscriptions s, webhook_states st
    where d.org_id = due.org_id and d.id = due.id and s.org_id = d.org_id and s.id = d.subscription_id and st.org_id = s.org_id and st.subscription_id = s.id
    returning d.org_id as "orgId", d.id::text, d.subscription_id as "subscriptionId", d.number, d.body, d.attempts, s.url, st.sealed`.execute(
    parts.db,
  )
  await Promise.all(rows.map(row => sendOne(parts, row)))
  return rows.length > 0
}

async function sendOne({ db, secretBox, trustedReceivers, random = Math.random }: SendParts, due: Due): Promise<void> {
  const { orgId, id, subscriptionId, number, body, attempts, url } = due
  const secrets = secretBox.unseal(due) as Secrets
  const now = new Date()
  const outcome = await posted(
    { address: url, headers: signed(number, body, secrets, now), body, timeoutMs, trustedHosts: trustedReceivers },
    reply => outcomeOfStatus(reply, now),
  )
  const next = nextOf(outcome, attempts, random())
  const answer = answerToStore(outcome.answer, { url: '', secret: secrets.secret })
  const isDelivered = next.state === 'accepted'
  const isDead = next.state === 'failed' || next.state === 'notSent'
  await sql`
    update webhook_deliveries set answer = ${answer}, state = ${isDelivered ? 'delivered' : isDead ? 'dead' : 'waiting'},
      body = case when ${isDelivered} then null else body end, ended_at = case when ${isDelivered || isDead} then now() end,
      due_at = now() + ${'inMs' in next ? next.inMs : 0}::int * interval '1 millisecond'
    where org_id = ${orgId} and id = ${id}::bigint and attempts = ${attempts}`.execute(db)
  if (!isDelivered && !isDead) return
  await sql`
    update webhook_states set dead_in_row = ${isDelivered ? sql`0` : sql`dead_in_row + 1`}, problem = ${isDelivered ? null : answer},
      paused_at = case when ${isDead} and dead_in_row + 1 >= ${deadUntilPause} then now() else paused_at end
    where org_id = ${orgId} and subscription_id = ${subscriptionId}`.execute(db)
  await sql`select pg_notify('webhooks', '')`.execute(db)
}
