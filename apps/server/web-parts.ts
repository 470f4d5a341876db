import type { Process } from '@guanlan/features/administration/health/contract'
import type { ArticleShare } from '@guanlan/pipeline'
import type { CallCounts, createApp, Databases, DocumentWriter, Listener } from '@guanlan/platform/server'
import type { DestinationStream } from 'pino'
import type { OpenFiles } from './files.ts'
import type { Settings } from './settings.ts'
import type { SearchCluster } from './text-index.ts'
import type { Worker } from './worker.ts'

/** What the calls and the screens of a process stand on. */
export interface WebParts {
  settings: Settings
  version: string
  startedAt: Date
  databases: Databases
  databaseUrl: string
  listener: Listener
  files: OpenFiles
  /** The pipeline of this process, when it runs one. */
  worker: Worker | null
  /** Calls, counted together with other web processes; absent: this one counts for itself. */
  counts?: CallCounts
  /** Articles, likewise. */
  share?: ArticleShare
  /** All processes of the installation; absent: none is told of. */
  processes?: () => readonly Process[]
  /** The cluster that searches beside the database; absent or null: there is none. */
  searchCluster?: (() => Promise<SearchCluster>) | null
  /** Makes files of what is read. */
  documents: DocumentWriter
  /** Absent: there always is. */
  hasRoom?: () => boolean
  /** Absent: standard output. */
  log?: DestinationStream
  /** Hosts inside the own network whose pages may be read; absent: those of the settings. */
  trustedHosts?: ReadonlySet<string>
  /** Calls a minute that are not the usual ones, for tests that call without a pause. */
  limits?: NonNullable<Parameters<typeof createApp>[0]>['limits']
}
