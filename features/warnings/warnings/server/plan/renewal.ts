/** Somebody asks for renewal: the administrators hear of it on their screens, the operator by mail. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import {
  administratorsOf,
  enqueue,
  lastOfThread,
  type Receiver,
} from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { LinkScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../../strings.ts'

const thread = 'renewal'
const dayMs = 86_400_000

/** Within the last day; undefined: nobody has asked. */
export async function lastRequest({ orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>): Promise<Date | undefined> {
  const last = await lastOfThread({ orgId, db }, thread)
  return last && now.getTime() - last.getTime() < dayMs ? last : undefined
}

/** @throws conflict within a day of the last time, unavailable when there is nobody to ask */
export async function askForRenewal(scope: LinkScope, note: string, operatorMail: string | null): Promise<void> {
  const { orgId, db, locale } = scope
  // Of two who ask at once one is refused.
  await sql`select pg_advisory_xact_lock(hashtext('renewal'), ${orgId})`.execute(db)
  if (await lastRequest(scope)) throw refuse('conflict', 'warnings.renewalAsked')
  const receivers = [...(await administratorsOf(scope)), ...operator(operatorMail)]
  if (receivers.length === 0) throw refuse('unavailable', 'warnings.renewalNobody')
  const organisation = await organisationName(scope)
  const full = (await scope.quotaUsage()).filter(({ used, limit }) => limit !== null && (used ?? 0) >= limit)
  await enqueue(scope, {
    purpose: 'notice',
    thread,
    receivers,
    message: {
      level: 'important',
      title: say(strings.renewalTitle, locale, { organisation }),
      lines: [
        say(strings.renewalText, locale),
        ...(note === '' ? [] : [say(strings.renewalNote, locale, { note })]),
        ...full.map(({ title, used, limit }) =>
          say(strings.renewalFull, locale, { title, used: used ?? 0, limit: limit ?? 0 }),
        ),
      ],
      locale,
    },
  })
}

const operator = (address: string | null): Receiver[] =>
  address === null ? [] : [{ by: 'email', address, name: address }]
