/** Does all long work that waits, in this process, for tests that look at what it leaves. */
import { sql } from 'kysely'
import {
  type AnyJobWork,
  type Databases,
  type Listener,
  openCalls,
  resultFiles,
  startTaskWorker,
} from '../server/index.ts'
import { testFiles } from './test-files.ts'

const noListener: Listener = {
  on: () => () => {},
  onReconnect: () => {},
  listening: async () => {},
  close: async () => {},
}

/** @throws what a slice throws */
export async function finishTasks(databases: Databases, works: readonly AnyJobWork[]): Promise<void> {
  const failures: unknown[] = []
  const worker = await startTaskWorker({
    url: databases.ownerUrl,
    calls: openCalls(databases.appPool),
    system: databases.worker,
    listener: noListener,
    works,
    files: resultFiles(await testFiles()),
    log: error => void failures.push(error),
  })
  const kinds = works.map(({ job }) => job.name)
  const isDone = async () => {
    const { rows } = await sql`
      select 1 from tasks where kind = any(${kinds}::text[]) and state in ('waiting', 'running') limit 1`.execute(
      databases.worker,
    )
    return rows.length === 0
  }
  try {
    while (failures.length === 0 && !(await isDone())) await new Promise(resolve => setTimeout(resolve, 10))
  } finally {
    await worker.stop()
  }
  if (failures.length > 0) throw failures[0]
}
