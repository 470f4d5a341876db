/** A worker in a process of its own, to be killed by tests: `node task-process.ts DATABASE FOLDER`. */
import { openCalls } from '../calls/transaction.ts'
import { openDatabases } from '../database.ts'
import { diskFiles } from '../files/disk.ts'
import { resultFiles } from '../jobs/result-files.ts'
import { startTaskWorker } from '../jobs/worker.ts'
import { openListener } from '../listen.ts'
import { taggingAll } from './contacts.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const databases = openDatabases(url, { app: 3, worker: 3 })
await startTaskWorker({
  url,
  calls: openCalls(databases.appPool),
  system: databases.worker,
  listener: await openListener(url),
  works: [taggingAll],
  files: resultFiles(await diskFiles(folder)),
  log: error => process.stderr.write(`${error}\n`),
})
process.stdout.write('ready\n')
