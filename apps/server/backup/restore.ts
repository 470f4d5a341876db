/** Puts a backup in the place of an installation's data: everything is looked at first, and what was there is moved aside. */
import { rename, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyFileHashed, diskFiles, moveFiles, putBackCluster, startPostgres } from '@guanlan/platform/server'
import pg from 'pg'
import { openFiles } from '../files.ts'
import type { Settings } from '../settings.ts'
import { damagedFiles, readManifest } from './manifest.ts'

export interface Restored {
  madeAt: string
  tables: number
  files: number
  /** Different in the bucket: what is there stays. */
  different: string[]
}

/**
 * @param replace what is in GUANLAN_DATA is moved aside; otherwise nothing may be there
 * @throws an Error with a sentence; until everything of the backup was looked at nothing is changed
 */
export async function restoreBackup(
  settings: Settings,
  { from, replace, now = new Date() }: { from: string; replace: boolean; now?: Date },
): Promise<Restored> {
  if (settings.databaseUrl)
    throw new Error('DATABASE_URL is set: a backup is put back into the database of GUANLAN_DATA. Restore without it.')
  const folder = resolve(from)
  const manifest = await readManifest(folder)
  const damaged = await damagedFiles(folder, manifest)
  if (damaged.length > 0)
    throw new Error(
      `The backup is damaged and nothing was changed. Not as they were written: ${damaged.slice(0, 5).join(', ')}.`,
    )
  const { dataDir } = settings
  const aside = `before-${now.getTime()}`
  await putBackCluster(join(folder, 'postgres'), manifest.database, join(dataDir, 'postgres'), replace ? aside : null)
  if (manifest.hasKey) await inPlaceOf(join(dataDir, 'secret.key'), join(folder, 'secret.key'), aside)
  if (!settings.s3 && (await isThere(join(dataDir, 'files'))))
    await rename(join(dataDir, 'files'), join(dataDir, `files.${aside}`))
  const { store, close } = await openFiles(settings)
  const { files, different } = await moveFiles(await diskFiles(join(folder, 'files')), store)
  close()
  return { madeAt: manifest.madeAt, tables: await tablesOf(dataDir), files, different }
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null

async function inPlaceOf(path: string, from: string, aside: string): Promise<void> {
  if (await isThere(path)) await rename(path, `${path}.${aside}`)
  await copyFileHashed(from, path)
}

/** Starts the database, which replays its log to the end of the backup, and looks whether it answers. */
async function tablesOf(dataDir: string): Promise<number> {
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log: () => {} })
  try {
    const client = new pg.Client(postgres.url)
    await client.connect()
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    await client.end()
    return rows[0]?.tables ?? 0
  } finally {
    await postgres.stop()
  }
}
