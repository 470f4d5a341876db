import { assessmentsFeature } from '@guanlan/features/media/assessments/contract'
import { assessmentsServer, assessmentsWorker } from '@guanlan/features/media/assessments/server'
import { journalistsFeature } from '@guanlan/features/media/journalists/contract'
import { journalistsServer, journalistsWorker } from '@guanlan/features/media/journalists/server'
import { mediaLibraryFeature } from '@guanlan/features/media/media-library/contract'
import { mediaLibraryServer, mediaLibraryWorker } from '@guanlan/features/media/media-library/server'
import { mediaProfilesFeature } from '@guanlan/features/media/media-profiles/contract'
import { mediaProfilesServer } from '@guanlan/features/media/media-profiles/server'
import type { Area } from '@guanlan/platform/server'

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const media: Area = [
  [mediaLibraryFeature, mediaLibraryServer, mediaLibraryWorker],
  [mediaProfilesFeature, mediaProfilesServer],
  [journalistsFeature, journalistsServer, journalistsWorker],
  [assessmentsFeature, assessmentsServer, assessmentsWorker],
]
