/** Who receives a report: checked when it is asked for, found when it is sent. */
import { forGood } from '@guanlan/features/address-book/contract'
import { memberMail, missingPeople, peopleOf, reachedByMail } from '@guanlan/features/address-book/server'
import type { Receiver } from '@guanlan/features/deliveries/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Receivers } from '../contract.ts'

/** @throws a refusal that names the field and whoever is not there (any more) */
export async function requireReceivers(scope: Scope, { members, people, groups }: Receivers): Promise<void> {
  const known = new Set((await memberMail(scope, members)).map(({ userId }) => userId))
  const gone = members.filter(id => !known.has(id))
  if (gone.length > 0) throw refuse('invalid', 'reportTimers.receiverGone', { names: named(gone) }, 'members')
  const missing = await missingPeople(scope, { ids: people, groups })
  if (missing.ids.length > 0)
    throw refuse('invalid', 'reportTimers.receiverGone', { names: named(missing.ids) }, 'people')
  if (missing.groups.length > 0)
    throw refuse('invalid', 'reportTimers.receiverGone', { names: missing.groups.join('、') }, 'groups')
}
const named = (ids: readonly number[]) => ids.map(id => `#${id}`).join('、')

export interface Held {
  receiver: Receiver
  /** Quiet hours of a person of the book; null: at once. */
  holdUntil: Date | null
}

/**
 * Each by one way. Who has left is missing; who is paused for good in the address book gets nothing, also at a typed address; a member whose account is no mail
 * address is told on the screen.
 */
export async function heldReceivers(scope: Scope, { members, people, groups, addresses }: Receivers): Promise<Held[]> {
  const inBook = await peopleOf(scope, { ids: people, groups })
  const typed = await peopleOf(scope, { emails: addresses })
  const isStopped = (address: string) =>
    typed.some(({ email, pausedUntil }) => email === address && pausedUntil === forGood)
  return [
    ...(await memberMail(scope, members)).map(
      ({ userId, name, email }): Held => ({
        receiver: email ? { by: 'email', address: email, name } : { by: 'inApp', userId, name },
        holdUntil: null,
      }),
    ),
    ...reachedByMail(inBook, scope.now),
    ...addresses
      .filter(address => !isStopped(address))
      .map((address): Held => ({ receiver: { by: 'email', address, name: address }, holdUntil: null })),
  ]
}
