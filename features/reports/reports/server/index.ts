import { openerOf } from '@guanlan/features/handling/shares/server'
import { type DocumentWriter, serverHalf, workerHalf } from '@guanlan/platform/server'
import { readyNames, reportsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { purgeDeletedReports, purgeReports, removeReports, restoreReports } from './editing/bin.ts'
import { addComment, deleteComment, listComments, resolveComment } from './editing/comments.ts'
import { beatOfReport } from './editing/presence.ts'
import { makeOne, refreshed } from './editing/refresh.ts'
import { changeSettings, review, settingsOf } from './editing/review.ts'
import { saveChanges } from './editing/save.ts'
import { bringBack, getVersion, keepNamed, listVersions } from './editing/versions.ts'
import { reportFile } from './files/send.ts'
import { makeReport } from './jobs.ts'
import type { BlockSource } from './making/handed-in.ts'
import { makingReports } from './making/make.ts'
import { previewTemplate } from './making/preview.ts'
import {
  addReport,
  changeReport,
  conditionsOf,
  documentOf,
  getReport,
  listReports,
  makeAgain,
  makingState,
} from './reports.ts'
import { openSharedReport, sharedReportFile, shareReport, sharesOfReport, unshareReport } from './sharing/links.ts'
import { readyTemplate } from './templates/ready.ts'
import {
  changeTemplate,
  copyTemplate,
  countTemplates,
  createTemplate,
  exportTemplate,
  getTemplate,
  importTemplate,
  listTemplates,
  operateTemplate,
  removeTemplates,
} from './templates/records.ts'

export { adoptTemplate, type SampleReport, sampleOfReport } from './for-cases.ts'
export { reportFacts, reportOnPaper, requireReportParts } from './for-others.ts'
export type { BlockKindHanded, BlockRequest, BlockSource, RecordBlock, Subject } from './making/handed-in.ts'
export { type ReadyPart, readyTemplate } from './making/ready-template.ts'
export { momentsOf, noRecords, type Sentence, tableBlock, textBlock } from './making/record-parts.ts'
export { leadSentence, shareSentence, volumeSentence } from './making/sentences.ts'
export { addReport, addReportOf, makeAgain } from './reports.ts'
export { reportsOfSubject } from './subjects.ts'
/** Done by the workers. */
export const reportsWorks = (blocks: readonly BlockSource[] = []) => [makingReports(blocks)]
export const reportsWorker = (blocks: readonly BlockSource[]) =>
  workerHalf({
    works: reportsWorks(blocks),
    upkeep: [{ name: 'forget-deleted-reports', cron: '55 1 * * *', run: ({ db }) => purgeDeletedReports(db) }],
  })

/** @param blocks kinds of blocks that features above hand in */
export const reportsServer = (documents: DocumentWriter, blocks: readonly BlockSource[] = []) =>
  serverHalf({
    feature: reportsFeature,
    words: strings,
    jobs: [makeReport],
    counters: { reportTemplateCount: countTemplates, reportCondition: ({ body }) => conditionsOf(body) },
    routes: {
      share: (scope, { body }) => shareReport(scope, body),
      shares: (scope, { params }) => sharesOfReport(scope, params.reportId),
      unshare: (scope, { params }) => unshareReport(scope, params.id),
      openShared: (scope, { body }, { request }) =>
        openSharedReport(scope, documents, body.password, openerOf(request)),
      sharedFile: (scope, { body }, exchange) => sharedReportFile(scope, documents, body, exchange),
      templates: (scope, { query }) => listTemplates(scope, query),
      readyTemplates: async ({ locale }) => readyNames.map(name => readyTemplate(name, locale)),
      template: (scope, { params }) => getTemplate(scope, params.id),
      createTemplate: (scope, { body }) => createTemplate(scope, body),
      updateTemplate: (scope, { body }) => changeTemplate(scope, body),
      deleteTemplate: (scope, { params }) => removeTemplates(scope, { ids: [params.id], allOf: null, but: [] }),
      deleteTemplates: (scope, { body }) => removeTemplates(scope, body),
      copyTemplate: (scope, { body }) => copyTemplate(scope, body),
      operateTemplate: (scope, { body }) => operateTemplate(scope, body),
      previewTemplate: (scope, { body }) => previewTemplate(scope, body),
      exportTemplate: (scope, { params }) => exportTemplate(scope, params.id),
      importTemplate: (scope, { body }) => importTemplate(scope, body),
      list: (scope, { body }) => listReports(scope, body),
      add: (scope, { body }) => addReport(scope, body),
      get: (scope, { params }) => getReport(scope, params.id),
      update: (scope, { body }) => changeReport(scope, body),
      delete: (scope, { body }) => removeReports(scope, body),
      restore: (scope, { body }) => restoreReports(scope, body),
      purge: (scope, { body }) => purgeReports(scope, body),
      saveChanges: (scope, { body }) => saveChanges(scope, body),
      makeBlock: (scope, { body }) => makeOne(scope, blocks, body),
      refresh: (scope, { body }) => refreshed(scope, blocks, body.reportId),
      versions: (scope, { params }) => listVersions(scope, params.reportId),
      version: (scope, { params }) => getVersion(scope, params.id),
      keepVersion: (scope, { body }) => keepNamed(scope, body),
      bringBack: (scope, { body }) => bringBack(scope, body),
      comments: (scope, { params }) => listComments(scope, params.reportId),
      addComment: (scope, { body }) => addComment(scope, body),
      resolveComment: (scope, { body }) => resolveComment(scope, body),
      deleteComment: (scope, { params }) => deleteComment(scope, params.id),
      presence: (scope, { body }) => beatOfReport(scope, body),
      review: (scope, { body }) => review(scope, body),
      settings: scope => settingsOf(scope),
      changeSettings: (scope, { body }) => changeSettings(scope, body),
      generate: (scope, { body }) => makeAgain(scope, blocks, body.reportId),
      status: (scope, { params }) => makingState(scope, params.jobId),
      preview: (scope, { params }) => documentOf(scope, params.reportId),
      fileKinds: async () => [...documents.kinds],
      file: (scope, { params }, exchange) => reportFile(scope, documents, params, exchange),
    },
  })
