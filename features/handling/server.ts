import { articleActionsFeature } from '@guanlan/features/handling/article-actions/contract'
import {
  articleActionsServer,
  articleActionsWorker,
  type JoinedByTask,
} from '@guanlan/features/handling/article-actions/server'
import { briefsFeature } from '@guanlan/features/handling/briefs/contract'
import { briefsServer } from '@guanlan/features/handling/briefs/server'
import { clippingsFeature } from '@guanlan/features/handling/clippings/contract'
import { clippingsServer } from '@guanlan/features/handling/clippings/server'
import { exportsFeature } from '@guanlan/features/handling/exports/contract'
import { exportsServer, exportsWorker } from '@guanlan/features/handling/exports/server'
import { modelsFeature } from '@guanlan/features/handling/models/contract'
import { type ModelParts, modelsServer, modelsWorker } from '@guanlan/features/handling/models/server'
import { sharesFeature } from '@guanlan/features/handling/shares/contract'
import { type LinkEnded, sharesServer, shareWorker } from '@guanlan/features/handling/shares/server'
import { snapshotsFeature } from '@guanlan/features/handling/snapshots/contract'
import { snapshotsServer, snapshotsWorker } from '@guanlan/features/handling/snapshots/server'
import { translationFeature } from '@guanlan/features/handling/translation/contract'
import { translationServer, translationWorker, translatorsOf } from '@guanlan/features/handling/translation/server'
import type { Area, Database, DocumentWriter } from '@guanlan/platform/server'

export interface HandlingParts {
  system: Database
  /** Makes files of what is read. */
  documents: DocumentWriter
  /** Of what features above share. */
  linkEnded: LinkEnded
  /** Where models are set. */
  models: ModelParts
  /** Hosts inside the own network whose pages may be copied. */
  trustedHosts: ReadonlySet<string>
}

export interface HandlingWork extends Pick<HandlingParts, 'documents' | 'models'> {
  /** Of features above that have sets of articles. */
  joinedByTask: JoinedByTask
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const handling: Area<HandlingParts, HandlingWork> = [
  [articleActionsFeature, articleActionsServer, ({ joinedByTask }) => articleActionsWorker(joinedByTask)],
  [sharesFeature, ({ linkEnded }) => sharesServer(linkEnded), shareWorker],
  [exportsFeature, ({ documents }) => exportsServer(documents), ({ documents }) => exportsWorker(documents)],
  [snapshotsFeature, ({ system, trustedHosts }) => snapshotsServer({ system, trustedHosts }), snapshotsWorker],
  [modelsFeature, ({ models }) => modelsServer(models), modelsWorker],
  [
    translationFeature,
    ({ models }) => translationServer(translatorsOf(models)),
    ({ models }) => translationWorker(translatorsOf(models)),
  ],
  [briefsFeature, ({ documents }) => briefsServer({ documents })],
  [clippingsFeature, clippingsServer],
]
