/** One worker of `bench/import.ts --workers N`: takes batches through the flow until its parent leaves. */
import { startFlow } from '../../pipeline/index.ts'
import { growSlowly, openDatabases, openListener } from '../../platform/server/index.ts'
import type { Worked } from './workers.ts'

growSlowly()
const url = process.argv[2] ?? ''
const databases = openDatabases(url)
const listener = await openListener(url)
const flow = startFlow(databases.worker, listener, error => process.stderr.write(`${error}\n`))
const report = () => {
  const { articles, turnShare } = flow.state()
  const { user, system } = process.cpuUsage()
  process.send?.({ articles, turnShare, turnMs: flow.turnMs(), processorMs: (user + system) / 1000 } satisfies Worked)
}
process.on('message', report)
process.on('disconnect', async () => {
  await flow.stop()
  await listener.close()
  await databases.close()
})
report()
