/** A worker of timers as a process of its own, to be killed: `timer-process.ts DATABASE FOLDER`. */
import { reportsWorks } from '@guanlan/features/reports/reports/server'
import {
  diskFiles,
  openCalls,
  openDatabases,
  openDocuments,
  openListener,
  resultFiles,
  startTaskWorker,
} from '@guanlan/platform/server'
import { runningReports } from '../run.ts'
import { runTimers } from '../turns.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const databases = openDatabases(url, { app: 3, worker: 3 })
const fail = (error: unknown, message: string) => process.stderr.write(`${message}: ${error}\n`)
await startTaskWorker({
  url,
  calls: openCalls(databases.appPool),
  system: databases.worker,
  listener: await openListener(url),
  works: [...reportsWorks(), runningReports(openDocuments(null))],
  files: resultFiles(await diskFiles(folder)),
  log: fail,
})
process.stdout.write('ready\n')
setInterval(() => void runTimers(databases.worker).catch(error => fail(error, 'timers')), 50)
