/** Writes down what an attempt came to, and what follows: done, again later, failed, the channel paused. */
import { say } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../../strings.ts'
import type { Outcome } from '../channels/sender.ts'
import type { Claimed } from './claim.ts'
import { enqueue } from './enqueue.ts'
import { failuresUntilPause, nextOf } from './retries.ts'

/** Open browsers hear of it: `{"org":7,"user":12}`. */
export const noticesChannel = 'notices'

/** An address that its mail server has refused for good, with the last answer. */
export type OnDeadAddress = (
  tx: Tx,
  dead: { orgId: number; address: string; answer: string; now: Date },
) => Promise<void>
/** Refused so often in a row; one refusal may be a fault of the server. */
const refusalsUntilDead = 3

/** False: another worker has taken the row over meanwhile, and notes for itself. */
export function note(
  db: Database,
  claimed: Claimed,
  outcome: Outcome,
  {
    worker,
    now,
    random,
    onDeadAddress,
  }: { worker: number; now: Date; random: number; onDeadAddress?: OnDeadAddress | undefined },
): Promise<boolean> {
  const next = nextOf(outcome, claimed.attempt - claimed.retriedAtAttempt, random)
  const dueAt = next.state === 'waiting' ? new Date(now.getTime() + next.inMs) : null
  const answer = outcome.answer === '' ? null : outcome.answer
  if (outcome.kind === 'accepted') return noteAccepted(db, claimed, answer, { worker, now })
  return db.transaction().execute(async tx => {
    const { numAffectedRows } = await sql`
      update deliveries set state = ${next.state}, worker = null, due_at = coalesce(${dueAt}::timestamptz, due_at), answer = ${answer}
      where id = ${claimed.id} and org_id = ${claimed.orgId} and state = 'sending' and worker = ${worker} and attempts = ${claimed.attempt}`.execute(
      tx,
    )
    if (numAffectedRows !== 1n) return false
    await sql`
      update delivery_attempts set ended_at = ${now}, outcome = ${outcome.kind}, answer = ${answer}
      where org_id = ${claimed.orgId} and delivery_id = ${claimed.id} and number = ${claimed.attempt}`.execute(tx)
    if (claimed.channelId !== null) await noteChannel(tx, claimed, claimed.channelId, outcome, now)
    if (answer !== null && (await isDead(tx, claimed, outcome)))
      await onDeadAddress?.(tx, { orgId: claimed.orgId, address: claimed.address, answer, now })
    return true
  })
}

/** The last mails to an address were all refused by a server (5xx), this one among them. */
async function isDead(tx: Tx, { orgId, channel, address }: Claimed, { kind, answer }: Outcome): Promise<boolean> {
  if (channel !== 'email' || kind !== 'never' || !/^5\d\d/.test(answer)) return false
  const { rows } = await sql<{ refused: number }>`
    select count(*)::int as refused from (
      select state, answer from deliveries where org_id = ${orgId} and channel = 'email' and address = ${address} and state in ('accepted', 'failed')
      order by created_at desc, id desc limit ${refusalsUntilDead}) lately
    where state = 'failed' and answer ~ '^5[0-9][0-9]'`.execute(tx)
  return rows[0]?.refused === refusalsUntilDead
}

/** What nearly all come to, in one statement: the row, its attempt, and the failures in a row of its channel, which a success ends. */
async function noteAccepted(
  db: Database,
  { id, orgId, attempt, channelId, userId }: Claimed,
  answer: string | null,
  { worker, now }: { worker: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with noted as (
      update deliveries set state = 'accepted', worker = null, answer = ${answer}, accepted_at = ${now}
      where id = ${id} and org_id = ${orgId} and state = 'sending' and worker = ${worker} and attempts = ${attempt} returning user_id
    ), ended as (
      update delivery_attempts set ended_at = ${now}, outcome = 'accepted', answer = ${answer}
      where org_id = ${orgId} and delivery_id = ${id} and number = ${attempt} and exists (select from noted)
    ), well as (
      update delivery_channel_states set failures = 0, problem = null
      where org_id = ${orgId} and channel_id = ${channelId}::int and failures > 0 and exists (select from noted)
    )
    select case when user_id is not null then pg_notify(${noticesChannel}, ${JSON.stringify({ org: orgId, user: userId })}) end from noted`.execute(
    db,
  )
  return rows.length > 0
}

/** The tenth failure in a row pauses it. */
async function noteChannel(tx: Tx, { orgId }: Claimed, channelId: number, outcome: Outcome, now: Date): Promise<void> {
  if (outcome.kind === 'notSent') return
  const { rows } = await sql<{ pausedNow: boolean }>`
    insert into delivery_channel_states as s (org_id, channel_id, failures, problem) values (${orgId}, ${channelId}, 1, ${outcome.answer})
    on conflict (org_id, channel_id) do update set failures = s.failures + 1, problem = excluded.problem,
      paused_at = case when s.failures + 1 >= ${failuresUntilPause} then coalesce(s.paused_at, ${now}::timestamptz) else s.paused_at end
    returning failures = ${failuresUntilPause} and paused_at is not null as "pausedNow"`.execute(tx)
  if (rows[0]?.pausedNow) await tellAdministrators(tx, orgId, channelId, outcome.answer, now)
}

/** By the screen: another channel than the one that fails. */
async function tellAdministrators(db: Tx, orgId: number, channelId: number, answer: string, now: Date): Promise<void> {
  // Names of members are told within an organisation alone.
  await sql`select set_config('app.org', ${String(orgId)}, true)`.execute(db)
  const { rows } = await sql<{ userId: number; name: string; channel: string }>`
    select m.user_id as "userId", coalesce(member_name(m.user_id), '#' || m.user_id) as name, c.name as channel
    from memberships m join delivery_channels c on c.org_id = m.org_id and c.id = ${channelId}
    where m.org_id = ${orgId} and m.role = 'orgAdmin' order by m.user_id limit 100`.execute(db)
  const [first] = rows
  if (!first) return
  const locale = 'zh'
  await enqueue(
    { orgId, db, now },
    {
      purpose: 'notice',
      receivers: rows.map(({ userId, name }) => ({ by: 'inApp', userId, name })),
      message: {
        level: 'important',
        title: say(strings.pausedTitle, locale, { name: first.channel }),
        lines: [say(strings.pausedText, locale, { count: failuresUntilPause }), answer],
        locale,
      },
    },
  )
}
