/** Links to the page of an incident: in a member's own name, and the end of all of them. */
import { firstOfThread, ofThread } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, revokeLinks } from '@guanlan/platform/server'
import { getIncident } from '../incidents/read.ts'
import { purpose, receiverPage, threadOf } from '../sending/threads.ts'

const linkHours = 72

/** @throws invalid while nobody was told of it */
export async function linkToPage(scope: CallScope, id: number): Promise<{ token: string; address: string }> {
  await getIncident(scope, id)
  const delivery = await firstOfThread(scope, threadOf(id), scope.userId)
  if (!delivery) throw refuse('invalid', 'warnings.toldNobody')
  const expiresAt = new Date(scope.now.getTime() + linkHours * 3_600_000)
  const token = await scope.makeLink({ purpose, objectId: delivery.id, expiresAt, mostUses: 1_000 })
  return { token, address: `${receiverPage}?token=${token}` }
}

export async function revokePages(scope: CallScope, id: number): Promise<{ changed: number }> {
  await getIncident(scope, id)
  let changed = 0
  for (const objectId of await ofThread(scope, threadOf(id))) changed += await revokeLinks(scope, { purpose, objectId })
  return { changed }
}
