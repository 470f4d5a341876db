/**
 * Before each test file of a project `opensearch`: every migrated database has an index of texts beside it, and OpenSearch answers what rules want.
 * The test file knows nothing of it. Red when a question was not answered, when the index differs from the database in the end, and when a file that
 * searches was answered by the database alone.
 */
import { randomBytes } from 'node:crypto'
import { relative } from 'node:path'
import {
  beginTextIndex,
  compareTexts,
  endTextIndexes,
  fillTexts,
  followTexts,
  indexesThere,
  rebuildTexts,
  textIndexes,
} from '@guanlan/features/articles/articles/server/search'
import { connectSearch, openDatabases } from '@guanlan/platform/server'
import { standBeside } from '@guanlan/platform/testing'
import { afterAll, expect, inject } from 'vitest'
import { answerCounts, askOpenSearch, followers } from './answering.ts'
import { searching } from './files.ts'

/** What workers do goes by a client of its own: answers are counted. */
const keeping = connectSearch({ nodes: [inject('openSearchUrl')] })

standBeside(async url => {
  const databases = openDatabases(url, { app: 1, worker: 1 })
  const db = databases.worker
  const all = textIndexes(keeping, `test-${randomBytes(6).toString('hex')}`)
  await beginTextIndex(db, all)
  const [index] = await indexesThere(db, all)
  if (!index) throw new Error('The database has no index of texts.')
  while (await fillTexts(db, index, { rest: false }));
  let turn = Promise.resolve()
  /** One after the other, whoever asks. */
  const follow = () => {
    turn = turn
      .catch(() => {})
      .then(async () => {
        while (await followTexts(db, index));
      })
    return turn
  }
  followers.add(follow)
  return async () => {
    followers.delete(follow)
    try {
      await follow()
      const difference = await compareTexts(db, index, { repair: false })
      expect(difference, 'articles that the index lacks, and that it should not have').toEqual({
        missing: 0,
        surplus: 0,
      })
    } finally {
      await rebuildTexts(db, index)
      await endTextIndexes(db)
      await databases.close()
    }
  }
})

askOpenSearch()

afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  console.log(`${file}: OpenSearch answered ${answerCounts.answers} questions with ${answerCounts.found} articles`)
  expect(answerCounts.failures, 'questions that OpenSearch did not answer').toEqual([])
  if (searching.has(file)) expect(answerCounts.found, 'articles that OpenSearch found').toBeGreaterThan(0)
})
