import { crisisFeature } from '@guanlan/features/crisis/crisis/contract'
import { crisisServer, crisisWorker } from '@guanlan/features/crisis/crisis/server'
import { guidanceFeature } from '@guanlan/features/crisis/guidance/contract'
import { guidanceServer, guidanceWorker } from '@guanlan/features/crisis/guidance/server'
import { trackingFeature } from '@guanlan/features/crisis/tracking/contract'
import { trackingServer, trackingWorker } from '@guanlan/features/crisis/tracking/server'
import type { Area } from '@guanlan/platform/server'

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const crisis: Area = [
  [trackingFeature, trackingServer, trackingWorker],
  [guidanceFeature, guidanceServer, guidanceWorker],
  [crisisFeature, crisisServer, crisisWorker],
]
