/** What is refused of a campaign that is to be saved, beyond the shape of its fields. */
import { membersAmong } from '@guanlan/features/people/members/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Draft } from '../../contract.ts'

const longestMs = 3_653 * 86_400_000

type Written = Pick<Draft, 'ownerId' | 'messages' | 'targets'> & { startTime: string; endTime: string | null }

/** @param before what stands there already is not asked again: owners leave */
export async function requireFit(
  scope: Scope,
  { startTime, endTime, ownerId, messages, targets }: Written,
  before: Pick<Draft, 'ownerId'> | null,
): Promise<void> {
  const length = endTime === null ? 0 : Date.parse(endTime) - Date.parse(startTime)
  if (length < 0) throw refuse('invalid', 'campaigns.ended', {}, 'endTime')
  if (length > longestMs) throw refuse('invalid', 'campaigns.tooLong', {}, 'endTime')
  if (ownerId !== null && ownerId !== before?.ownerId && (await membersAmong(scope, [ownerId])).length === 0)
    throw refuse('invalid', 'campaigns.ownerMissing', {}, 'ownerId')
  const lost = targets.findIndex(({ message }) => message !== null && message > messages.length)
  if (lost >= 0)
    throw refuse(
      'invalid',
      'campaigns.messageMissing',
      { place: targets[lost]?.message ?? 0 },
      `targets.${lost}.message`,
    )
}

/** @throws forbidden, where a budget is written by somebody who may not see any */
export function requireMoney({ may }: Scope, { budget }: Pick<Draft, 'budget'>): void {
  if (budget !== undefined && !may('campaigns.money'))
    throw refuse('forbidden', 'campaigns.moneyForbidden', {}, 'budget')
}
