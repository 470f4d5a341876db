/** A database of its own for one benchmark, as durable as a real one, removed afterwards. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLogins, migrate, startPostgres } from '../platform/server/index.ts'

export async function withDatabase(work: (url: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-bench-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  try {
    await migrate(postgres.url)
    await makeLogins(postgres.url)
    await work(postgres.url, folder)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
