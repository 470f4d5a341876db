import { type DocumentWriter, workerHalf } from '@guanlan/platform/server'
import { takeNextEnd } from './at-end/take.ts'
import { makingBook } from './book/make.ts'

export const resultsWorker = (documents: DocumentWriter) =>
  workerHalf({
    works: [makingBook(documents)],
    loops: [{ name: 'campaign-ends', idleMs: 60_000, run: ({ db }) => takeNextEnd(db) }],
  })
