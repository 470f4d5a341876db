import { type DocumentWriter, workerHalf } from '@guanlan/platform/server'
import { makingBook } from './book/make.ts'

export const resultsWorker = (documents: DocumentWriter) => workerHalf({ works: [makingBook(documents)] })
