import { type DocumentWriter, workerHalf } from '@guanlan/platform/server'
import { forgetDownloads, forgetStrayFiles } from './forget.ts'
import { exportingArticles } from './ordering/export.ts'

export const exportsWorker = (documents: DocumentWriter) =>
  workerHalf({
    works: [exportingArticles(documents)],
    upkeep: [
      { name: 'forget-downloads', cron: '* * * * *', run: ({ db, files }) => forgetDownloads(db, files) },
      { name: 'forget-stray-files', cron: '20 4 * * *', run: ({ db, files }) => forgetStrayFiles(db, files) },
    ],
  })
