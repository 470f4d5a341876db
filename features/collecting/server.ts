import { collectionTasksFeature } from '@guanlan/features/collecting/collection-tasks/contract'
import { collectionTasksServer, collectionTasksWorker } from '@guanlan/features/collecting/collection-tasks/server'
import { cycleTasksFeature } from '@guanlan/features/collecting/cycle-tasks/contract'
import { cycleTasksServer, cycleTasksWorker } from '@guanlan/features/collecting/cycle-tasks/server'
import { dataReportsFeature } from '@guanlan/features/collecting/data-reports/contract'
import { dataReportsServer } from '@guanlan/features/collecting/data-reports/server'
import { hotListsFeature } from '@guanlan/features/collecting/hot-lists/contract'
import { type HotListsWorkParts, hotListsServer, hotListsWorker } from '@guanlan/features/collecting/hot-lists/server'
import { inboundHooksFeature } from '@guanlan/features/collecting/inbound-hooks/contract'
import { inboundHooksServer, inboundHooksWorker } from '@guanlan/features/collecting/inbound-hooks/server'
import { intakeFeature } from '@guanlan/features/collecting/intake/contract'
import { type HandIn, intakeServer, intakeWorker, type UploadParts } from '@guanlan/features/collecting/intake/server'
import { liveBroadcastsFeature } from '@guanlan/features/collecting/live-broadcasts/contract'
import { liveBroadcastsServer, liveBroadcastsWorker } from '@guanlan/features/collecting/live-broadcasts/server'
import { recallTestsFeature } from '@guanlan/features/collecting/recall-tests/contract'
import {
  type RecallParts,
  recallTestsServer,
  recallTestsWorker,
} from '@guanlan/features/collecting/recall-tests/server'
import { recordingsFeature } from '@guanlan/features/collecting/recordings/contract'
import { type RecognitionOf, recordingsServer, recordingsWorker } from '@guanlan/features/collecting/recordings/server'
import { sourcesFeature } from '@guanlan/features/collecting/sources/contract'
import {
  placesFor,
  type SourceParts,
  sourcesOn,
  sourcesServer,
  sourcesWorker,
} from '@guanlan/features/collecting/sources/server'
import type { Area, Database, SecretBox } from '@guanlan/platform/server'

/** Most of it is how the pipeline reads and collects, which stands above. */
export interface CollectingParts {
  system: Database
  canonicalUrl: RecallParts['canonicalUrl']
  handIn: HandIn
  deliveries: { secretBox: SecretBox }
  sources: Omit<SourceParts, 'system'>
  recognitionOf: RecognitionOf
}

export interface CollectingWork extends HotListsWorkParts {
  system: Database
  canonicalUrl: RecallParts['canonicalUrl']
  uploads: UploadParts
  sources: Pick<SourceParts, 'detect' | 'readTime'>
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const collecting: Area<CollectingParts, CollectingWork> = [
  [intakeFeature, ({ handIn }) => intakeServer(handIn), ({ uploads }) => intakeWorker(uploads)],
  [
    inboundHooksFeature,
    ({ handIn, deliveries: { secretBox } }) => inboundHooksServer({ collection: handIn, secretBox }),
    inboundHooksWorker,
  ],
  [
    sourcesFeature,
    ({ sources, system }) => sourcesServer({ ...sources, system }),
    ({ sources, system }) => sourcesWorker(system, sources),
  ],
  [collectionTasksFeature, collectionTasksServer, collectionTasksWorker],
  [cycleTasksFeature, cycleTasksServer, cycleTasksWorker],
  [
    recallTestsFeature,
    ({ canonicalUrl, sources: { readTime } }) => recallTestsServer({ canonicalUrl, sourcesOn, placesFor, readTime }),
    ({ canonicalUrl, sources: { readTime } }) => recallTestsWorker({ canonicalUrl, sourcesOn, placesFor, readTime }),
  ],
  [dataReportsFeature, dataReportsServer],
  [recordingsFeature, ({ recognitionOf }) => recordingsServer(recognitionOf), recordingsWorker],
  [liveBroadcastsFeature, liveBroadcastsServer, liveBroadcastsWorker],
  [hotListsFeature, ({ system }) => hotListsServer(system), hotListsWorker],
]
