import { eventLibraryFeature } from '@guanlan/features/events/event-library/contract'
import { eventLibraryServer } from '@guanlan/features/events/event-library/server'
import { eventsFeature } from '@guanlan/features/events/events/contract'
import { eventsServer, eventsWorker } from '@guanlan/features/events/events/server'
import { traceabilityFeature } from '@guanlan/features/events/traceability/contract'
import { traceabilityServer } from '@guanlan/features/events/traceability/server'
import type { Area, OrgEvents } from '@guanlan/platform/server'

export interface EventsParts {
  /** Of all that changes in events. */
  eventChanges: OrgEvents
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const events: Area<EventsParts> = [
  [eventsFeature, ({ eventChanges }) => eventsServer(eventChanges), eventsWorker],
  [eventLibraryFeature, () => eventLibraryServer],
  [traceabilityFeature, traceabilityServer],
]
