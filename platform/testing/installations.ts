/** Installations in folders of their own, for tests that kill programs and their databases. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import { migratedFolder } from './migrated-folder.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-installation-'))
  // The database's user (not root) must be able to enter, or its cluster is kept elsewhere and the kill misses it.
  await chmod(folder, 0o755)
  return folder
}

/** With its owners: the database runs as a user of its own where this is root. */
async function copyInto(folder: string, from: string): Promise<string> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, folder])
  return folder
}

/** One with every migration applied: a copy of one that is migrated once a run, and removed after it (global-setup.ts). */
export async function migratedInstallation(): Promise<string> {
  return copyInto(await newFolder(), await once())
}

/** Any number, the same in every worker: the first one makes it, the others wait for it. */
const lock = 20_260_002

async function once(): Promise<string> {
  const made = migratedFolder(inject('testRun'))
  const client = new pg.Client({ connectionString: inject('testDatabaseUrl') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    if (!existsSync(made)) await make(made)
    return made
  } finally {
    await client.end()
  }
}

async function make(made: string): Promise<void> {
  const folder = await newFolder()
  const { makeLogins, migrate, startPostgres } = await import('../server/index.ts')
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  try {
    await migrate(postgres.url)
    await makeLogins(postgres.url)
  } finally {
    await postgres.stop()
  }
  // Renamed when whole: what fails leaves nothing that looks like one.
  await rename(folder, made)
}
