/** A backup of the whole installation, while it runs or not: database, files and key. */
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  backUpCluster,
  copyFileHashed,
  diskFiles,
  hashedFile,
  moveFiles,
  startPostgres,
} from '@guanlan/platform/server'
import { openFiles } from '../files.ts'
import { secretOf } from '../secret.ts'
import type { Settings } from '../settings.ts'
import { backupName, isBackupName, type Manifest, manifestName } from './manifest.ts'

export interface Made {
  folder: string
  databaseBytes: number
  files: number
  fileBytes: number
  hasKey: boolean
  /** Older ones that were removed. */
  removed: string[]
}

export interface BackupWords {
  /** Where backups lie, one beside the other. */
  into: string
  /** Backups that stay, this one among them; null: all. */
  keep: number | null
  now?: Date
}

/**
 * Files are copied after the database: each that its rows name is there, unless it was deleted in that moment.
 * @throws an Error with a sentence; what was half made is removed
 */
export async function makeBackup(settings: Settings, { into, keep, now = new Date() }: BackupWords): Promise<Made> {
  if (settings.databaseUrl)
    throw new Error(
      'DATABASE_URL leads to a PostgreSQL of your own: back it up by its means (pg_basebackup, pg_dump, the service of who runs it); docs/operating.md says what else belongs to a backup.',
    )
  const parent = resolve(into)
  const folder = join(parent, backupName(now))
  await mkdir(parent, { recursive: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    const database = await copyDatabase(settings, join(folder, 'postgres'))
    const { store, close } = await openFiles(settings)
    const moved = await moveFiles(store, await diskFiles(join(folder, 'files')))
    close()
    await rm(join(folder, 'files', '.incoming'), { recursive: true, force: true })
    const others: Manifest['others'] = []
    for (const path of await filesBelow(folder, 'files'))
      others.push({ path, ...(await hashedFile(join(folder, path))) })
    const hasKey = settings.secret === undefined
    if (hasKey) {
      await secretOf(settings)
      const key = 'secret.key'
      others.push({ path: key, ...(await copyFileHashed(join(settings.dataDir, key), join(folder, key))) })
    }
    const manifest: Manifest = {
      product: 'guanlan',
      version: version(),
      madeAt: now.toISOString(),
      hasKey,
      database,
      others,
    }
    await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
    const databaseBytes = database.files.reduce((sum, { bytes }) => sum + bytes, 0)
    const removed = keep === null ? [] : await removeOlder(parent, keep)
    return { folder, databaseBytes, files: moved.files, fileBytes: moved.bytes, hasKey, removed }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function copyDatabase({ dataDir }: Settings, to: string): Promise<Manifest['database']> {
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log: () => {} })
  try {
    return await backUpCluster(postgres.url, to)
  } finally {
    await postgres.stop()
  }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(entry =>
      entry.isDirectory() ? filesBelow(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    ),
  )
  return found.flat().sort()
}

/** Whole ones alone count: what failed half-way has no manifest, and is not what one would go back to. */
async function removeOlder(parent: string, keep: number): Promise<string[]> {
  const names = (await readdir(parent)).filter(isBackupName).sort()
  const whole: string[] = []
  for (const name of names) if (await stat(join(parent, name, manifestName)).catch(() => null)) whole.push(name)
  const old = whole.slice(0, -keep)
  for (const name of old) await rm(join(parent, name), { recursive: true, force: true })
  return old
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version
