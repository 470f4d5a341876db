/** A worker of exports as a process of its own, to be killed: `export-process.ts DATABASE FOLDER`. */
import {
  diskFiles,
  openCalls,
  openDatabases,
  openDocuments,
  openListener,
  resultFiles,
  startTaskWorker,
} from '@guanlan/platform/server'
import { exportingArticles } from '../ordering/export.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const databases = openDatabases(url, { app: 2, worker: 2 })
await startTaskWorker({
  url,
  calls: openCalls(databases.appPool),
  system: databases.worker,
  listener: await openListener(url),
  works: [exportingArticles(openDocuments(null))],
  files: resultFiles(await diskFiles(folder)),
  log: (error, message) => process.stderr.write(`${message}: ${error}\n`),
})
process.stdout.write('ready\n')
