/**
 * Mails of the installation itself: codes and news for people who belong to no organisation yet. They stand beside the outbox, whose rows,
 * records, lanes and pauses all belong to an organisation, and leave by the same sender.
 */
import { type Database, isoOf, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Message, type MessageDraft } from '../../contract.ts'
import { answerToStore, type ChannelSender } from '../channels/sender.ts'

/** Workers listen to it. */
export const installationMailChannel = 'installation_mails'

export interface InstallationMail {
  /** `password`, `register`: what it is for. */
  purpose: string
  address: string
  /** Null: nothing leaves. Kept all the same, so that asking takes as long whether somebody is there or not. */
  message: MessageDraft | null
  goodForMs: number
}

/** Sent when the transaction is committed. */
export async function enqueueForInstallation(
  db: Database | Tx,
  { purpose, address, message, goodForMs }: InstallationMail,
): Promise<void> {
  const stored = message === null ? null : JSON.stringify(Message.parse(message))
  await sql`
    with made as (
      insert into installation_mails (purpose, address, message, state, good_until)
      values (${purpose}, ${address}, ${stored}::jsonb, ${stored === null ? 'notSent' : 'waiting'}, now() + ${goodForMs} * interval '1 ms') returning id)
    select pg_notify(${installationMailChannel}, '') from made`.execute(db)
}

/** How long one attempt may take; a worker that died has its mail sent again after it, perhaps a second time. */
const attemptMs = 60_000
const pauseMs = 10_000
const mostAttempts = 6

interface Taken {
  id: string
  number: string
  purpose: string
  address: string
  message: Message
  attempts: number
}

/** Sends one that is due; false: there is none. What was taken, or has failed for good, keeps no text. */
export async function sendInstallationMail(db: Database, sender: ChannelSender): Promise<boolean> {
  await sql`
    update installation_mails set state = 'failed', message = null, answer = coalesce(answer, 'tooLate')
    where state = 'waiting' and (good_until <= now() or attempts >= ${mostAttempts}) and due_at <= now()`.execute(db)
  const { rows } = await sql<Taken>`
    update installation_mails m set attempts = m.attempts + 1, due_at = now() + ${attemptMs} * interval '1 ms'
    from (select id from installation_mails where state = 'waiting' and due_at <= now() order by due_at, id limit 1 for update skip locked) due
    where m.id = due.id returning m.id::text, m.number, m.purpose, m.address, m.message, m.attempts`.execute(db)
  const [taken] = rows
  if (!taken) return false
  const { id, number, purpose, address, message, attempts } = taken
  const order = { orgId: 0, number, message, address, receiver: address, purpose, thread: null, secrets: null }
  const outcome = await sender.send({ ...order, now: new Date() })
  const waits = outcome.kind === 'later'
  const state = { accepted: 'accepted', later: 'waiting', never: 'failed', notSent: 'notSent' }[outcome.kind]
  await sql`
    update installation_mails set state = ${state}, answer = ${answerToStore(outcome.answer, null)},
      message = case when ${waits} then message end, due_at = now() + ${pauseMs * attempts} * interval '1 ms'
    where id = ${id}::bigint and state = 'waiting' and attempts = ${attempts}`.execute(db)
  return true
}

/** What became of the newest one of a purpose; null: there is none. */
export async function newestInstallationMail(db: Database, purpose: string) {
  const { rows } = await sql<{
    address: string
    state: 'waiting' | 'accepted' | 'failed' | 'notSent'
    answer: string | null
    at: string
  }>`
    select address, state, answer, ${isoOf('created_at')} as at from installation_mails where purpose = ${purpose} order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** 30 days: long enough to answer somebody who asks what became of their mail. */
export const purgeInstallationMails = async (db: Database): Promise<void> =>
  void (await sql`delete from installation_mails where created_at < now() - interval '30 days'`.execute(db))
