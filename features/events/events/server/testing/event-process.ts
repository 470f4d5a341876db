/** A worker that fills events and detects them as a process of its own, to be killed: `event-process.ts DATABASE FOLDER`. */
import {
  diskFiles,
  openCalls,
  openDatabases,
  openListener,
  resultFiles,
  startTaskWorker,
  withScope,
} from '@guanlan/platform/server'
import { openDetector } from '../detecting/detect.ts'
import { filling } from '../rules/fill.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const databases = openDatabases(url, { app: 2, worker: 3 })
await startTaskWorker({
  url,
  calls: openCalls(databases.appPool),
  system: databases.worker,
  listener: await openListener(url),
  works: [filling],
  files: resultFiles(await diskFiles(folder)),
  log: (error, message) => process.stderr.write(`${message}: ${error}\n`),
})
process.stdout.write('ready\n')
for (;;) {
  // Groups are made anew each time, as by a worker that takes the organisation over.
  await withScope(databases.worker, { orgId: 7 }, scope => openDetector().look(scope))
  await new Promise(resolve => setTimeout(resolve, 5))
}
