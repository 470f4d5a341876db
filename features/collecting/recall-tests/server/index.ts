import type { ReceivedFile } from '@guanlan/platform/contract'
import { saveFile, serverHalf } from '@guanlan/platform/server'
import { recallTestsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import type { RecallParts } from './find-articles.ts'
import { lookForList } from './jobs.ts'
import { beginTest, itemsOfTest, listTests, removeTest, testAgain } from './tests.ts'

export type { RecallParts } from './find-articles.ts'
export { recallTestsWorker } from './worker.ts'

export const recallTestsServer = (parts: RecallParts) =>
  serverHalf({
    feature: recallTestsFeature,
    words: strings,
    jobs: [lookForList],
    routes: {
      list: scope => listTests(scope),
      items: (scope, { body }) => itemsOfTest(scope, body.id, body.result),
      file: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, 24),
      begin: (scope, { body }) => beginTest(scope, body, parts),
      again: (scope, { params }) => testAgain(scope, params.id),
      remove: (scope, { params }) => removeTest(scope, params.id),
    },
  })
