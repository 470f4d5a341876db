import { reportsFeature } from '@guanlan/features/reports/reports/contract'
import { type BlockSource, reportsServer, reportsWorker } from '@guanlan/features/reports/reports/server'
import { timedReportsFeature } from '@guanlan/features/reports/timed-reports/contract'
import { timedReportsServer, timedReportsWorker } from '@guanlan/features/reports/timed-reports/server'
import type { Area, DocumentWriter, FileStore } from '@guanlan/platform/server'

export interface ReportsParts {
  documents: DocumentWriter
  /** What features above hand in. */
  reportBlocks: readonly BlockSource[]
  /** Where files lie that people send and that runs make. */
  tasks: { files: { store: FileStore } }
}

export type ReportsWork = Pick<ReportsParts, 'documents' | 'reportBlocks'>

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const reports: Area<ReportsParts, ReportsWork> = [
  [
    reportsFeature,
    ({ documents, reportBlocks }) => reportsServer(documents, reportBlocks),
    ({ reportBlocks }) => reportsWorker(reportBlocks),
  ],
  [
    timedReportsFeature,
    ({ tasks }) => timedReportsServer({ files: tasks.files.store }),
    ({ documents }) => timedReportsWorker(documents),
  ],
]
