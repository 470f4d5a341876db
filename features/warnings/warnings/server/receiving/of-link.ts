/** Which incident a link opens, and for whom: its object is the delivery that told of it. */
import { type Addressed, deliveryOf } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope, Scope } from '@guanlan/platform/server'
import type { Incident } from '../../contract.ts'
import { getIncident } from '../incidents/read.ts'
import { incidentOfThread, purpose } from '../sending/threads.ts'

export interface Opened {
  incident: Incident
  delivery: Addressed
}

/** @throws missing, also when the incident is gone */
export async function openedBy(scope: LinkScope): Promise<Opened> {
  const delivery = await deliveryOf(scope, scope.objectId)
  const id = incidentOfThread(delivery.thread)
  if (delivery.purpose !== purpose || id === null) throw refuse('missing', 'platform.missing')
  return { delivery, incident: await whole(scope, id) }
}

/** The incident that it was put together with, where it was. */
async function whole(scope: LinkScope, id: number): Promise<Incident> {
  const incident = await getIncident(scope, id)
  return incident.mergedInto === null ? incident : whole(scope, incident.mergedInto)
}

/** Reads in nobody's name: what depends on a person (read marks, favourites) is nobody's. */
export const readerOf = (scope: LinkScope): Scope => ({ ...scope, userId: null, may: () => false })
