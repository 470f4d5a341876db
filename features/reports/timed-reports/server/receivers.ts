/** Who receives a report: checked when it is asked for, found when it is sent. */
import {
  memberMail,
  missingPeople,
  peopleOf,
  reachedByMail,
  stoppedAmong,
} from '@guanlan/features/people/address-book/server'
import type { Receiver } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Receivers } from '../contract.ts'

/** @throws a refusal that names the field and whoever is not there (any more) */
export async function requireReceivers(scope: Scope, { members, people, groups, addresses }: Receivers): Promise<void> {
  const known = new Set((await memberMail(scope, members)).map(({ userId }) => userId))
  const gone = members.filter(id => !known.has(id))
  if (gone.length > 0) throw refuse('invalid', 'timedReports.receiverGone', { names: named(gone) }, 'members')
  const missing = await missingPeople(scope, { ids: people, groups })
  if (missing.ids.length > 0)
    throw refuse('invalid', 'timedReports.receiverGone', { names: named(missing.ids) }, 'people')
  if (missing.groups.length > 0)
    throw refuse('invalid', 'timedReports.receiverGone', { names: missing.groups.join('、') }, 'groups')
  const stopped = await stoppedAmong(scope, addresses)
  if (stopped.size > 0) throw refuse('invalid', 'timedReports.stopped', { names: [...stopped].join('、') }, 'addresses')
}
const named = (ids: readonly number[]) => ids.map(id => `#${id}`).join('、')

export interface ReceiverRow {
  receiver: Receiver
  /** Quiet hours of a person of the book; null: at once. */
  holdUntil: Date | null
}

/**
 * Each by one way. Who has left is missing; whoever wants no more mail gets none, also at a typed address; a member who has no address, or wants no mail,
 * is told on the screen.
 */
export async function loadReceivers(
  scope: Scope,
  { members, people, groups, addresses }: Receivers,
): Promise<ReceiverRow[]> {
  const inBook = await peopleOf(scope, { ids: people, groups })
  const byAccount = await memberMail(scope, members)
  const stopped = await stoppedAmong(scope, [...addresses, ...byAccount.flatMap(({ email }) => email ?? [])])
  return [
    ...byAccount.map(
      ({ userId, name, email }): ReceiverRow => ({
        receiver: email && !stopped.has(email) ? { by: 'email', address: email, name } : { by: 'inApp', userId, name },
        holdUntil: null,
      }),
    ),
    ...reachedByMail(inBook, scope.now),
    ...addresses
      .filter(address => !stopped.has(address))
      .map((address): ReceiverRow => ({ receiver: { by: 'email', address, name: address }, holdUntil: null })),
  ]
}
