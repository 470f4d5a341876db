import { type DocumentWriter, workerHalf } from '@guanlan/platform/server'
import { purgeDownloads, purgeStrayFiles } from './forget.ts'
import { exportingArticles } from './ordering/export.ts'

export const exportsWorker = (documents: DocumentWriter) =>
  workerHalf({
    works: [exportingArticles(documents)],
    upkeep: [
      { name: 'forget-downloads', cron: '* * * * *', run: ({ db, files }) => purgeDownloads(db, files) },
      { name: 'forget-stray-files', cron: '20 4 * * *', run: ({ db, files }) => purgeStrayFiles(db, files) },
    ],
  })
