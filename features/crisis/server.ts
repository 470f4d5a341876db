import type { InteractionAdapter } from '@guanlan/features/articles/refreshing/server'
import { crisisFeature } from '@guanlan/features/crisis/crisis/contract'
import { crisisServer, crisisWorker } from '@guanlan/features/crisis/crisis/server'
import { guidanceFeature } from '@guanlan/features/crisis/guidance/contract'
import { guidanceServer, guidanceWorker } from '@guanlan/features/crisis/guidance/server'
import { trackingFeature } from '@guanlan/features/crisis/tracking/contract'
import { trackingServer, trackingWorker } from '@guanlan/features/crisis/tracking/server'
import type { Area, DocumentWriter, OrgEvents } from '@guanlan/platform/server'

export interface CrisisParts {
  crisisEvents: OrgEvents
  documents: DocumentWriter
}

export interface CrisisWork {
  /** Who is asked for the counts of articles elsewhere. */
  adapters: readonly InteractionAdapter[]
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const crisis: Area<CrisisParts, CrisisWork> = [
  [trackingFeature, trackingServer, ({ adapters }) => trackingWorker(adapters)],
  [guidanceFeature, guidanceServer, guidanceWorker],
  [crisisFeature, ({ crisisEvents, documents }) => crisisServer(crisisEvents, documents), crisisWorker],
]
