import { workerHalf } from '@guanlan/platform/server'
import { lookingForList, type RecallParts } from './find-articles.ts'
import { purgeRemovedTests } from './forget.ts'

export const recallTestsWorker = (parts: RecallParts) =>
  workerHalf({
    works: [lookingForList(parts)],
    upkeep: [{ name: 'forget-recall-tests', cron: '55 2 * * *', run: ({ db }) => purgeRemovedTests(db) }],
  })
