/** The message itself, as its template wrote it for the receiver. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope } from '@guanlan/platform/server'
import type { ReceivedMessage } from '../../contract.ts'
import { incidentOfThread } from '../sending/threads.ts'
import { openedBy } from './of-link.ts'

/** @throws missing when the address names another organisation or incident than the link */
export async function receivedMessage(
  scope: LinkScope,
  { orgId, incident }: { orgId: number; incident: number },
): Promise<ReceivedMessage> {
  const { delivery } = await openedBy(scope)
  if (orgId !== scope.orgId || incident !== incidentOfThread(delivery.thread))
    throw refuse('missing', 'platform.missing')
  const { message, receiver, createdAt } = delivery
  return { ...message, organisation: await organisationName(scope), receiver, sentAt: createdAt.toISOString() }
}
