import { auditLogFeature } from '@guanlan/features/workspace/audit-log/contract'
import {
  type AuditLogParts,
  auditLogServer,
  auditLogWorker,
  wordingOf,
} from '@guanlan/features/workspace/audit-log/server'
import { notificationsFeature } from '@guanlan/features/workspace/notifications/contract'
import {
  type NotificationsParts,
  notificationsServer,
  notificationsWorker,
  type SendingParts,
} from '@guanlan/features/workspace/notifications/server'
import { preferencesFeature } from '@guanlan/features/workspace/preferences/contract'
import { preferencesServer } from '@guanlan/features/workspace/preferences/server'
import { quickFindFeature } from '@guanlan/features/workspace/quick-find/contract'
import { type Findable, quickFindServer } from '@guanlan/features/workspace/quick-find/server'
import { savedViewsFeature } from '@guanlan/features/workspace/saved-views/contract'
import { savedViewsServer } from '@guanlan/features/workspace/saved-views/server'
import { tasksFeature } from '@guanlan/features/workspace/tasks/contract'
import { type TaskParts, taskServer } from '@guanlan/features/workspace/tasks/server'
import { undoFeature } from '@guanlan/features/workspace/undo/contract'
import { undoServer } from '@guanlan/features/workspace/undo/server'
import type { Feature, RecordWords } from '@guanlan/platform/contract'
import type { Area, Database } from '@guanlan/platform/server'

export interface WorkspaceParts {
  /** All of the product. */
  features: readonly Feature[]
  /** Of all areas. */
  recordWords: RecordWords
  system: Database
  audit: Pick<AuditLogParts, 'logToken'>
  deliveries: NotificationsParts
  /** Kinds of things that Ctrl+K finds by name. */
  findables: readonly Findable[]
  tasks: TaskParts
}

export interface WorkspaceWork {
  features: readonly Feature[]
  /** Of all areas. */
  recordWords: RecordWords
  sending: SendingParts
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const workspace: Area<WorkspaceParts, WorkspaceWork> = [
  [undoFeature, undoServer],
  [tasksFeature, ({ tasks }) => taskServer(tasks)],
  [savedViewsFeature, savedViewsServer],
  [quickFindFeature, ({ findables }) => quickFindServer(findables)],
  [
    notificationsFeature,
    ({ deliveries }) => notificationsServer(deliveries),
    ({ sending }) => notificationsWorker(sending),
  ],
  [
    auditLogFeature,
    ({ audit, features, recordWords, system }) =>
      auditLogServer({ ...audit, system, wording: wordingOf(features, recordWords) }),
    ({ features, recordWords }) => auditLogWorker(wordingOf(features, recordWords)),
  ],
  [preferencesFeature, preferencesServer],
]
