import type { ReceivedFile } from '@guanlan/platform/contract'
import { recordRoutes, saveFile, serverHalf, workerHalf } from '@guanlan/platform/server'
import { guidanceFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import {
  answerByLink,
  answersOf,
  fileByLink,
  linkOrder,
  noteAnswer,
  openOrder,
  sendAnswerFile,
  unlinkOrder,
} from './answers.ts'
import { comparisonOf } from './comparison.ts'
import { exporting } from './export.ts'
import { records, updateRecord } from './records.ts'

export { addDemonstrationGuidance } from './demonstration.ts'

/** Done by the workers. */
export const guidanceWorks = [exporting.work]
export const guidanceWorker = workerHalf({ works: guidanceWorks })

export const guidanceServer = serverHalf({
  feature: guidanceFeature,
  words: strings,
  jobs: [exporting.job],
  routes: {
    ...recordRoutes(records),
    update: (scope, { body }) => updateRecord(scope, body),
    export: exporting.start,
    comparison: (scope, { body }) => comparisonOf(scope, body.id),
    answers: (scope, { params }) => answersOf(scope, params.id),
    answer: (scope, { params, body }) => noteAnswer(scope, params.id, body),
    file: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, null),
    answerFile: (scope, { params }, exchange) => sendAnswerFile(scope, params.id, exchange),
    link: (scope, { body }) => linkOrder(scope, body),
    unlink: (scope, { body }) => unlinkOrder(scope, body.id),
    opened: scope => openOrder(scope),
    fileByLink: (scope, { files }) => fileByLink(scope, files[0]),
    answerByLink: (scope, { body }) => answerByLink(scope, body),
  },
})
