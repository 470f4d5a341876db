/** A release leaves by mail: one each, to nobody who wants no calls, and to nobody twice. */
import { contactsOf, namesOfJournalists } from '@guanlan/features/media/journalists/server'
import { stoppedAmong } from '@guanlan/features/people/address-book/server'
import { deliveriesById, enqueue } from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import { type CallScope, numberList, type Scope, wallClock, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type leftOut, type Mail, type Mailed, mostMailLines, type Release } from '../contract.ts'
import { strings } from '../strings.ts'
import { linesOf } from './mail-lines.ts'
import { mailFileOf, noteSent, openRelease } from './records.ts'

type Why = (typeof leftOut)[number]

/** @throws missing; forbidden without the right to reach people; a text that no mail holds and that has no file */
export async function mailRelease(
  scope: CallScope,
  { id, journalistIds }: { id: number; journalistIds: readonly number[] },
): Promise<Mailed> {
  if (!scope.may('mediaLibrary.contacts')) throw refuse('forbidden', 'releases.mayNotReach')
  const release = await openRelease(scope, id)
  const message = await messageOf(scope, release)
  const before = new Set((await sentTo(scope, id)).map(({ journalistId }) => journalistId))
  const people = (await contactsOf(scope, [...new Set(journalistIds)])).map(
    ({ id: journalistId, name, doNotCall, ways }) => ({
      ...{ journalistId, name, doNotCall },
      address:
        ways
          .find(({ kind }) => kind === 'mail')
          ?.value.trim()
          .toLowerCase() ?? null,
    }),
  )
  const stopped = await stoppedAmong(
    scope,
    people.flatMap(({ address }) => address ?? []),
  )
  const judged = people.map(person => ({
    ...person,
    why: whyNot({ ...person, isStopped: stopped.has(person.address ?? ''), isSent: before.has(person.journalistId) }),
  }))
  const deliveries = await post(scope, {
    id,
    message,
    to: judged.flatMap(({ address, name, why }) => (why === null && address !== null ? [{ address, name }] : [])),
  })
  const sent: { journalistId: number; deliveryId: number }[] = []
  const left: Mailed['left'] = []
  for (const { journalistId, name, address, why } of judged) {
    const deliveryId = why === null && address !== null ? deliveries.get(address) : undefined
    if (deliveryId === undefined) left.push({ journalistId, name, why: why ?? 'already' })
    else sent.push({ journalistId, deliveryId })
    // Whoever has the same address as somebody before has it with them.
    if (address !== null) deliveries.delete(address)
  }
  await noteMails(scope, id, sent)
  if (sent.length > 0 && release.sentAt === null) await noteSent(scope, { ids: [id], sentAt: scope.now.toISOString() })
  return { sent: sent.length, left }
}

/** Pure. */
function whyNot(of: { doNotCall: boolean; address: string | null; isStopped: boolean; isSent: boolean }): Why | null {
  if (of.doNotCall) return 'doNotCall'
  if (of.address === null) return 'noMail'
  if (of.isStopped) return 'stopped'
  return of.isSent ? 'already' : null
}

/** @returns by address, those that have it now and had not before */
async function post(
  scope: CallScope,
  { id, message, to }: { id: number; message: Message; to: readonly { address: string; name: string }[] },
): Promise<Map<string, number>> {
  const first = new Map(to.toReversed().map(each => [each.address, each]))
  const receivers = [...first.values()].map(each => ({ by: 'email' as const, ...each }))
  const made = await enqueue(scope, { purpose: 'release', once: `release:${id}`, receivers, message })
  return new Map((await deliveriesById(scope, made)).map(delivery => [delivery.address, delivery.id]))
}

type Message = Awaited<ReturnType<typeof messageOf>>

async function messageOf(scope: Scope, release: Release) {
  const { locale, orgId, db } = scope
  const file = await mailFileOf(scope, release.id)
  const clock = wallClock(await zoneOf(orgId, db))
  const written = linesOf(release)
  if (written.length > mostMailLines && file === null) throw refuse('conflict', 'releases.textTooLongForMail', {}, 'id')
  const fits = written.length <= mostMailLines
  const { embargoAt, sender } = release
  return {
    ...{ level: 'normal' as const, title: release.title, locale },
    lines: [
      ...(embargoAt === null
        ? []
        : [say(strings.mailEmbargo, locale, { at: clock.text(new Date(embargoAt)).slice(0, 16) })]),
      ...(fits ? written : [...written.slice(0, mostMailLines), say(strings.mailWhole, locale)]),
      ...(sender === '' ? [] : [say(strings.mailSender, locale, { sender })]),
    ],
    ...(file && { files: [file] }),
  }
}

async function noteMails(
  { db, orgId, userId, now }: Scope,
  id: number,
  sent: readonly { journalistId: number; deliveryId: number }[],
): Promise<void> {
  await sql`
    insert into release_mails (org_id, release_id, journalist_id, delivery_id, sent_at, sent_by)
    select ${orgId}::int, ${id}::int, m.journalist, m.delivery, ${now}::timestamptz, ${userId}::int
    from unnest(${numberList(sent.map(each => each.journalistId))}::int[], ${numberList(sent.map(each => each.deliveryId))}::bigint[]) m (journalist, delivery)
    on conflict do nothing`.execute(db)
}

interface Sent {
  journalistId: number
  deliveryId: number
  sentAt: Date
  sentBy: string | null
}

async function sentTo({ db, orgId }: Scope, id: number): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select journalist_id as "journalistId", delivery_id::float8 as "deliveryId", sent_at as "sentAt", coalesce(member_name(sent_by), '#' || sent_by) as "sentBy"
    from release_mails where org_id = ${orgId} and release_id = ${id} order by sent_at desc, journalist_id limit 2000`.execute(
    db,
  )
  return rows
}

/** To whom a release was mailed, the newest first, and what came of it. @throws missing */
export async function mailsOfRelease(scope: Scope, id: number): Promise<Mail[]> {
  await openRelease(scope, id)
  const sent = await sentTo(scope, id)
  const names = await namesOfJournalists(
    scope,
    sent.map(({ journalistId }) => journalistId),
  )
  const deliveries = await deliveriesById(
    scope,
    sent.map(({ deliveryId }) => deliveryId),
  )
  const states = new Map(deliveries.map(each => [each.id, each.state]))
  return sent.map(({ journalistId, deliveryId, sentAt, sentBy }) => ({
    ...{ journalistId, sentBy },
    name: names.get(journalistId) ?? `#${journalistId}`,
    sentAt: sentAt.toISOString(),
    state: states.get(deliveryId) ?? null,
  }))
}
