/**
 * A copy of the embedded server's data while it runs, by PostgreSQL's own functions (pg_backup_start, pg_backup_stop) and no other program. It
 * holds the log from its beginning to its end, so that the server that is started on it replays what changed meanwhile and stands at the end.
 */
import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { copyFileHashed } from '../hashed-files.ts'
import { clusterExists, readSecret } from './cluster.ts'
import { openHome } from './home.ts'
import { withLock } from './lock.ts'
import { findPostmaster } from './postmaster.ts'
import { errorCode, explainFileError, StartError } from './start-error.ts'

export interface CopiedFile {
  /** From the folder of the copy, with `/`. */
  path: string
  bytes: number
  sha256: string
}

export interface Copied {
  files: CopiedFile[]
  /** All folders, also empty ones: PostgreSQL does not start without them. */
  folders: string[]
}

/** What a server makes anew at its start, or what would mislead it: the list of PostgreSQL's manual (25.3.4.3). */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pg_internal\.init.*|pgsql_tmp.*|current_logfiles)$/
const control = 'global/pg_control'
const segment = /^[0-9A-F]{24}$/
const slot = 'guanlan_backup'

/**
 * @param url of the embedded server, which runs in this machine
 * @param to an empty folder; `cluster/` and `secret` are made in it
 * @throws with the database's sentence; half a copy stays where it was made
 */
export async function backUpCluster(url: string, to: string): Promise<Copied> {
  const client = new pg.Client({ connectionString: url, application_name: 'guanlan backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const one = async (text: string, words: unknown[] = []): Promise<Record<string, string>> =>
      (await client.query<Record<string, string>>(text, words)).rows[0] ?? {}
    const { cluster = '' } = await one(`select current_setting('data_directory') as cluster`)
    // A slot of this session keeps the log until it has been copied; it is gone with the session, whatever happens.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`${slot}_${process.pid}`])
    const { first = '' } = await one('select pg_walfile_name(pg_backup_start($1, true)) as first', ['guanlan'])
    const copy = new TreeCopy(cluster, join(to, 'cluster'))
    await copy.tree('', true)
    await copy.file(control)
    const end = await one('select pg_walfile_name(lsn) as last, labelfile, spcmapfile from pg_backup_stop(false)')
    await copy.text('backup_label', end.labelfile ?? '')
    if (end.spcmapfile) await copy.text('tablespace_map', end.spcmapfile)
    for (const name of (await readdir(join(cluster, 'pg_wal'))).sort())
      if (segment.test(name) && name >= first && name <= (end.last ?? '')) await copy.file(`pg_wal/${name}`)
    const beside = new TreeCopy(dirname(cluster), to)
    await beside.file('secret')
    return {
      files: [...copy.copied.files.map(file => ({ ...file, path: `cluster/${file.path}` })), ...beside.copied.files],
      folders: ['cluster', ...copy.copied.folders.map(folder => `cluster/${folder}`)],
    }
  } finally {
    await client.end()
  }
}

/** Files one by one, each with what was written of it: they change while they are read, and the log says what is right. */
class TreeCopy {
  readonly copied: Copied = { files: [], folders: [] }
  private readonly from: string
  private readonly to: string
  constructor(from: string, to: string) {
    this.from = from
    this.to = to
  }

  async tree(folder: string, isTop = false): Promise<void> {
    await mkdir(join(this.to, folder), { recursive: true, mode: 0o700 })
    if (!isTop) this.copied.folders.push(folder)
    if (emptied.has(folder)) return
    for (const entry of await readdir(join(this.from, folder), { withFileTypes: true }).catch(ifGone([]))) {
      const path = isTop ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) await this.tree(path)
      else if (entry.isFile() && !leftOut.test(entry.name) && path !== control) await this.file(path)
    }
  }

  /** A file that is gone meanwhile is one the log knows to be gone. */
  async file(path: string): Promise<void> {
    const copied = await copyFileHashed(join(this.from, path), join(this.to, path)).catch(ifGone(null))
    if (copied) this.copied.files.push({ path, ...copied })
  }

  async text(path: string, text: string): Promise<void> {
    await writeFile(join(this.to, path), text, { mode: 0o600 })
    const sha256 = createHash('sha256').update(text).digest('hex')
    this.copied.files.push({ path, bytes: Buffer.byteLength(text), sha256 })
  }
}

const ifGone =
  <T>(value: T) =>
  (error: unknown): T => {
    if (errorCode(error) === 'ENOENT') return value
    throw error
  }

/**
 * Puts a copy in the place of the database's folder. What was there is moved aside and stays.
 * @param aside what the folder of before is called; null: there must be none
 * @throws StartError with a sentence when a server runs there, or something lies there and `aside` is null
 */
export async function putBackCluster(
  from: string,
  copied: Copied,
  dataDir: string,
  aside: string | null,
): Promise<void> {
  const home = await openHome(dataDir, () => {})
  try {
    await withLock(home.lock, async () => {
      if (await findPostmaster(home)) throw new StartError(`A database runs in ${home.cluster}: stop Guanlan first.`)
      const isThere = await clusterExists(home)
      if (isThere && aside === null)
        throw new StartError(`There is a database in ${home.cluster} already. With --replace it is moved aside.`)
      const half = `${home.cluster}.partial`
      await rm(half, { recursive: true, force: true })
      const own = async (path: string, mode: number) => {
        await chmod(path, mode)
        if (home.user) await chown(path, home.user.uid, home.user.gid)
      }
      for (const folder of copied.folders) {
        const path = join(half, folder.slice('cluster'.length))
        await mkdir(path, { recursive: true, mode: 0o700 })
        await own(path, 0o700)
      }
      for (const { path } of copied.files.filter(file => file.path.startsWith('cluster/'))) {
        const target = join(half, path.slice('cluster/'.length))
        await copyFileHashed(join(from, path), target)
        await own(target, 0o600)
      }
      if (isThere && aside !== null) {
        await rename(home.cluster, `${home.cluster}.${aside}`)
        await rename(home.secret, `${home.secret}.${aside}`)
      }
      await copyFileHashed(join(from, 'secret'), home.secret)
      await own(home.secret, 0o600)
      await rename(half, home.cluster)
      await readSecret(home)
    })
  } catch (error) {
    throw explainFileError(error, home.folder)
  }
}
