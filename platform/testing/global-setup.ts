// Before any test: one PostgreSQL for the whole run, in a folder of its own, in memory where there is room. TEST_DATABASE_URL names another server instead.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isAlive, type ProcessMark } from '../server/postgres/processes.ts'
import { startPostgres } from '../server/postgres/start.ts'
import { migratedFolder } from './migrated-folder.ts'
import { quickFolder, quickFolders } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** of an owner that may create databases */
    testDatabaseUrl: string
    /** names what this run creates on the server */
    testRun: string
  }
}

const PREFIX = 'guanlan-test-'

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex')
  project.provide('testRun', run)
  const removeInstallation = () => rm(migratedFolder(run), { recursive: true, force: true })
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('testDatabaseUrl', given)
    return removeInstallation
  }
  await sweepAbandoned()
  const folder = await mkdtemp(join(await quickFolder(), PREFIX))
  const server = await startPostgres({ dataDir: folder, log: line => console.error(line), durable: false })
  project.provide('testDatabaseUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
    await removeInstallation()
  }
}

/** A run that was killed leaves its server behind: the next one stops it and removes its folder. */
async function sweepAbandoned(): Promise<void> {
  for (const folder of await foldersOfRuns()) {
    const record = await readFile(join(folder, 'running.json'), 'utf8').catch(() => undefined)
    if (!record) continue
    const { owner } = JSON.parse(record) as { owner?: ProcessMark }
    if (owner && isAlive(owner)) continue
    const server = await startPostgres({ dataDir: folder, log: () => {}, durable: false }).catch(() => undefined)
    await server?.stop()
    await rm(folder, { recursive: true, force: true }).catch(() => {}) // another user's: not ours to remove
  }
}

async function foldersOfRuns(): Promise<string[]> {
  const found = quickFolders().map(async parent => {
    const names = await readdir(parent).catch((): string[] => [])
    return names.filter(name => name.startsWith(PREFIX)).map(name => join(parent, name))
  })
  return (await Promise.all(found)).flat()
}
