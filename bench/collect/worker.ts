/** A worker of the product as a process of its own, which tells what it costs each second. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startWorker } from '../../apps/server/worker.ts'
import { diskFiles, openDatabases, openListener, openSecretBox } from '../../platform/server/index.ts'

export interface Cost {
  /** Of this process since its start, milliseconds. */
  cpuMs: number
  rssBytes: number
}

const [url = '', folder = '', hosts = '[]'] = process.argv.slice(2)
const databases = openDatabases(url)
const listener = await openListener(url)
const worker = await startWorker({
  secretBox: openSecretBox(randomBytes(32)),
  databases,
  databaseUrl: url,
  files: await diskFiles(join(folder, 'files')),
  listener,
  demonstrationDays: 0,
  trustedHosts: new Set<string>(JSON.parse(hosts)),
  log: (error, message) => process.stderr.write(`${message}: ${error}\n`),
})
const telling = setInterval(() => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1_000, rssBytes: process.memoryUsage.rss() } satisfies Cost)
}, 1_000)
process.once('message', async () => {
  clearInterval(telling)
  await worker.stop()
  await listener.close()
  await databases.close()
  process.disconnect()
})
