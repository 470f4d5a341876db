/** A worker that looks at clocks of crises as a process of its own, to be killed: `clock-process.ts DATABASE MOMENT …`, at each of these moments in turn, again and again. */
import { openDatabases } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { runClocks } from '../clocks/tell.ts'

const [url = '', ...moments] = process.argv.slice(2)
const { worker } = openDatabases(url, { app: 1, worker: 2 })
// Connected: what comes next is the work itself.
await sql`select 1`.execute(worker)
process.stdout.write('ready\n')
for (;;) {
  for (const moment of moments) while (await runClocks(worker, () => new Date(moment)));
  await new Promise(resolve => setTimeout(resolve, 5))
}
