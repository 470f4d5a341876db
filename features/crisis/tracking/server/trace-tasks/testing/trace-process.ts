/** A worker of traces as a process of its own, to be killed: `trace-process.ts DATABASE FOLDER HOST`. */
import { diskFiles, openDatabases, openListener } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { runTraces } from '../index.ts'

const [url = '', folder = '', host = ''] = process.argv.slice(2)
const { worker: db } = openDatabases(url, { app: 1, worker: 10 })
const log = (error: unknown, message: string) => process.stderr.write(`${message}: ${error}\n`)
const parts = {
  db,
  adapters: [],
  trustedHosts: new Set([host]),
  files: await diskFiles(folder),
  listener: await openListener(url),
  leaseSeconds: 0.3,
  log,
}
process.stdout.write('ready\n')
for (;;) {
  // A killed worker takes the turn of the host with it, which is free again only after two minutes.
  await sql`update source_hosts set free_at = now(), asked_until = null`.execute(db)
  await runTraces(parts)
  await new Promise(resolve => setTimeout(resolve, 10))
}
