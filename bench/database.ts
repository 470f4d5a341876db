/** A database of its own for one benchmark, as durable as a real one, removed afterwards. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeLogins, migrate, startPostgres } from '../platform/server/index.ts'

/** @param keep a folder for it that is made when it is absent, and left for the next run */
export async function withDatabase(
  work: (url: string, folder: string) => Promise<void>,
  keep?: string | undefined,
): Promise<void> {
  const folder = keep === undefined ? await mkdtemp(join(tmpdir(), 'guanlan-bench-')) : resolve(keep)
  await mkdir(folder, { recursive: true })
  // Whoever is root runs PostgreSQL as another user: where that one may not enter its files lie elsewhere, and stay.
  await chmod(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  try {
    await migrate(postgres.url)
    await makeLogins(postgres.url)
    await work(postgres.url, folder)
  } finally {
    await postgres.stop()
    if (keep === undefined) await rm(folder, { recursive: true, force: true })
  }
}
