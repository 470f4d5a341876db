/** A receiver who wants some hours of rest: messages are held, none is lost. */
import { isInBook, pauseAddress } from '@guanlan/features/people/address-book/server'
import { type Addressed, holdReceiver } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope } from '@guanlan/platform/server'
import { recordAct } from './acts.ts'
import { openedBy } from './of-link.ts'

/** A person of the address book by mail; a room of many readers is not paused by one of them. */
export const mayBePaused = async (scope: LinkScope, { channel, address }: Addressed): Promise<boolean> =>
  channel === 'email' && (await isInBook(scope, address))

export async function pauseByLink(scope: LinkScope, hours: number): Promise<void> {
  const opened = await openedBy(scope)
  const { delivery } = opened
  if (!(await mayBePaused(scope, delivery))) throw refuse('invalid', 'warnings.notPaused')
  const until = new Date(scope.now.getTime() + hours * 3_600_000)
  await pauseAddress(scope, delivery.address, until)
  await holdReceiver(scope, delivery, until)
  await recordAct(scope, opened, 'paused', until.toISOString())
}
