import { type Database, exportOf, serverHalf, workerHalf } from '@guanlan/platform/server'
import { exported, SourceQuestion, sourcesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { answersOf } from './answers.ts'
import { saveSharedSource } from './asking/list.ts'
import { listCatalogue } from './catalogue/list.ts'
import { coverageOf } from './coverage.ts'
import { detecting, detectionsOf, purgeDetections } from './detecting.ts'
import { detectAll } from './detection.ts'
import { foldersOf } from './folders.ts'
import { hoursOf } from './hours.ts'
import { detectMany } from './jobs.ts'
import { sendOpml } from './opml.ts'
import type { DetectParts, SourceParts } from './parts.ts'
import { exportable, getSource, listSources } from './records.ts'
import {
  askSourceNow,
  changeSources,
  countOwn,
  removeSource,
  removeSources,
  saveMany,
  saveSource,
  updateSource,
} from './save.ts'
import { listShared, switchShared } from './shared.ts'

export { askOwnSources, ownSourcesSince } from './ask-own.ts'
export { type BlockedBy, hold, sourceBudget, spendOfSource } from './asking/budget.ts'
export { countHour, delaysOf } from './asking/count-hour.ts'
export { collectFor, type DueSource, endTurnOf, type KnownEntry, type Source, workOf } from './asking/due.ts'
export { learnHabits } from './asking/habits.ts'
export { askNow, knowSource, saveSharedSource } from './asking/list.ts'
export { noteMove } from './asking/moves.ts'
export { removePage, savePages, tryPageLater, type WaitingPage } from './asking/pages.ts'
export { purgeHours } from './asking/purge-hours.ts'
export { saveAnswer } from './asking/save-answer.ts'
export { saveFailedVisit, saveVisit } from './asking/visits.ts'
export {
  addDemonstrationSources,
  type InventedSource,
  playDemonstrationSources,
  removeDemonstrationSources,
} from './demonstration.ts'
export type { SourceParts } from './parts.ts'
export { placesFor } from './places.ts'
export { sourcesOn } from './sources-on.ts'
export { troubledSources } from './troubled.ts'

const exporting = exportOf({
  name: 'sources.export',
  title: strings.title,
  columns: exported,
  question: SourceQuestion,
  records: exportable,
  cells: {
    updatedAt: row => new Date(row.updatedAt),
    lastSuccessAt: row => (row.lastSuccessAt ? new Date(row.lastSuccessAt) : null),
    lastNewAt: row => (row.lastNewAt ? new Date(row.lastNewAt) : null),
  },
})
/** Done by the workers. */
export const sourcesWorks = [exporting.work]

export const sourcesWorker = (system: Database, parts: DetectParts) =>
  workerHalf({
    works: [...sourcesWorks, detecting(system, parts)],
    upkeep: [{ name: 'forget-detections', cron: '45 2 * * *', run: ({ db }) => purgeDetections(db) }],
  })

export const sourcesServer = (parts: SourceParts) =>
  serverHalf({
    feature: sourcesFeature,
    words: strings,
    jobs: [exporting.job, detectMany],
    // No call spends those of a day: who collects does.
    counters: { sourceCount: countOwn, sourceRequestCount: () => 0, sourceKilobyteCount: () => 0 },
    routes: {
      detect: (scope, { body }) => detectAll(scope, body.text, parts),
      detections: (scope, { body }) => detectionsOf(scope, body.task, body.after),
      list: (scope, { body }) => listSources(scope, body),
      folders: scope => foldersOf(scope),
      catalogue: scope => listCatalogue(scope),
      coverage: (scope, { query }) => coverageOf(scope, query.days),
      get: (scope, { params }) => getSource(scope, params.id),
      hours: (scope, { params, query }) => hoursOf(scope, params.id, query.days, parts),
      answers: (scope, { params }) => answersOf(scope, params.id),
      save: (scope, { body }) => saveSource(scope, body, parts),
      saveMany: (scope, { body }) => saveMany(scope, body.sources, parts),
      update: (scope, { params, body }) => updateSource(scope, { ...body, ...params }),
      change: (scope, { body }) => changeSources(scope, body),
      remove: (scope, { body }) => removeSources(scope, body),
      removeOne: (scope, { params }) => removeSource(scope, params.id),
      askNow: (scope, { params }) => askSourceNow(scope, params.id, parts),
      opml: (scope, _, exchange) => sendOpml(scope, exchange),
      export: exporting.start,
      sharedList: (scope, { body }) => listShared(scope.db, body, scope.locale),
      sharedSave: async (scope, { body: { intervalSeconds, ...source } }) => ({
        id: await saveSharedSource(scope.db, { ...source, ...(intervalSeconds !== null && { intervalSeconds }) }),
      }),
      sharedSwitch: (scope, { body }) => switchShared(scope.db, body),
    },
  })
