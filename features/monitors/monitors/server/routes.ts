import type { ReceivedFile } from '@guanlan/platform/contract'
import { openEvents, type Scope, saveFile, serverHalf } from '@guanlan/platform/server'
import { type MonitorDraft, monitorsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { fillMonitor, importTree } from './jobs.ts'
import {
  applyMediaGroup,
  countMediaGroups,
  createMediaGroup,
  getMediaGroup,
  listMediaGroups,
  removeMediaGroup,
  requireGroupsThere,
  updateMediaGroup,
} from './media-groups/save.ts'
import { historyOf } from './saving/history.ts'
import { fillUndone, limitMany, moveMany, removeMany, turnMany } from './saving/many.ts'
import { renewUndone } from './saving/renew-undone.ts'
import { createMonitor, fillAgain, itemsOf, removeMonitor, restoreMonitor, updateMonitor } from './saving/save.ts'
import type { MonitorSaves } from './saving/saves.ts'
import { ruleItemsOf, wordsOf } from './sizes.ts'
import { monitorCounts } from './tree/counts.ts'
import { placesOf } from './tree/places.ts'
import { getMonitor, listMonitors, moveMonitor } from './tree/tree.ts'
import { checkTree } from './tree-files/check-tree.ts'
import { sendTree } from './tree-files/export-tree.ts'
import { startTreeImport } from './tree-files/import-tree.ts'
import { whyOf } from './trying/explain.ts'
import { previewOf } from './trying/preview.ts'
import { replayOf } from './trying/replay.ts'

export const monitorServer = (saves: MonitorSaves) =>
  serverHalf({
    feature: monitorsFeature,
    words: strings,
    jobs: [fillMonitor, importTree],
    counters: {
      monitorCount: itemsOf,
      monitorWordCount: ({ body }: { body: MonitorDraft }, scope: Scope) => wordsOf(scope, body),
      monitorRuleItemCount: ({ body }: { body: MonitorDraft }, scope: Scope) => ruleItemsOf(scope, body),
      orgMediaGroupCount: countMediaGroups,
    },
    routes: {
      list: (scope, { query }) => listMonitors(scope, query.isOpen),
      create: (scope, { body }) => createMonitor(scope, body),
      get: (scope, { params }) => getMonitor(scope, params.id),
      update: (scope, { params, body }) => updateMonitor(scope, params.id, body),
      saves: async (scope, _input, { reply }) => saves.follow(scope.orgId, openEvents(reply)),
      remove: async (scope, { params }) => {
        await removeMonitor(scope, params.id)
        return null
      },
      restore: (scope, { params }) => restoreMonitor(scope, params.id),
      history: (scope, { query }) => historyOf(scope, query.id),
      sort: async (scope, { params }) => {
        await moveMonitor(scope, params)
        return null
      },
      turnMany: (scope, { body }) => turnMany(scope, body),
      moveMany: (scope, { body }) => moveMany(scope, body),
      limitMany: (scope, { body }) => limitMany(scope, body),
      removeMany: (scope, { body }) => removeMany(scope, body),
      preview: (scope, { body }) => previewOf(scope, body),
      replay: (scope, { params, body }) => replayOf(scope, params.id, body),
      why: (scope, { params, query }) => whyOf(scope, params.id, query.article),
      places: scope => placesOf(scope),
      counts: (scope, { query }) => monitorCounts(scope, query.until ? new Date(query.until) : scope.now),
      exportTree: (scope, { query }, exchange) => sendTree(scope, query.kind, exchange),
      treeFile: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, 24),
      checkTree: (scope, { body }) => checkTree(scope, body.file),
      importTree: (scope, { body }) => startTreeImport(scope, body.file),
      mediaGroups: (scope, { query }) => listMediaGroups(scope, query),
      mediaGroup: (scope, { params }) => getMediaGroup(scope, params.id),
      createMediaGroup: (scope, { body }) => createMediaGroup(scope, body),
      updateMediaGroup: (scope, { body }) => updateMediaGroup(scope, body),
      removeMediaGroup: async (scope, { params }) => {
        await removeMediaGroup(scope, params.id)
        return null
      },
    },
    afterUndo: {
      createMediaGroup: async (scope, id) => {
        if (id !== null) await requireGroupsThere(scope, id)
      },
      updateMediaGroup: async (scope, id) => {
        if (id !== null) await applyMediaGroup(scope, id)
      },
      turnMany: (scope, _, undone) => fillUndone(scope, undone),
      removeMany: (scope, _, undone) => fillUndone(scope, undone),
      limitMany: (scope, _, undone) => renewUndone(scope, undone),
      importTree: (scope, _, undone) => renewUndone(scope, undone),
      remove: async (scope, id) => {
        if (id !== null) await fillAgain(scope, id)
      },
    },
  })
