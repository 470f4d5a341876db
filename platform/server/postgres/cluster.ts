// The data directory itself: created once, and only ever opened by the version that wrote it.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { diskFull, StartError } from './start-error.ts'

export const SUPERUSER = 'guanlan'

const run = promisify(execFile)

export async function clusterExists(home: Home): Promise<boolean> {
  return (await stat(join(home.cluster, 'PG_VERSION')).catch(() => undefined)) !== undefined
}

export async function requireSameMajor(home: Home, binaries: Binaries): Promise<void> {
  const written = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim()
  if (Number(written) === binaries.major) return
  throw new StartError(
    `The data in ${home.cluster} was written by PostgreSQL ${written}, and this Guanlan brings PostgreSQL ${binaries.major}, which cannot read it. ` +
      'Nothing was changed. Move it with pg_dump of the old version, as docs/operating.md describes, or start with another GUANLAN_DATA.',
  )
}

/** Made aside and moved into place, so that a start killed half-way leaves nothing that looks complete. */
export async function createCluster(home: Home, binaries: Binaries, durable: boolean): Promise<void> {
  const aside = `${home.cluster}.partial`
  await rm(aside, { recursive: true, force: true })
  await writeSecret(home)
  // macOS has no C.UTF-8 of its own; only PostgreSQL's built-in one is needed.
  const locale = process.platform === 'darwin' ? ['--locale=C', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']
  const options = ['-E', 'UTF8', '--locale-provider=builtin', ...locale, '--data-checksums', '--auth=scram-sha-256']
  const owner = ['-U', SUPERUSER, `--pwfile=${home.secret}`]
  try {
    await run(binaries.initdb, ['-D', aside, ...options, ...owner, ...(durable ? [] : ['--no-sync'])], {
      ...home.user,
      cwd: home.folder,
    })
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    const text = String((error as { stderr?: string }).stderr || error).trim()
    if (/No space left|Disk quota/.test(text)) throw diskFull(home.folder)
    throw new StartError(`The database could not be created in ${home.cluster}: ${text}`)
  }
  await rename(aside, home.cluster)
}

async function writeSecret(home: Home): Promise<void> {
  await rm(home.secret, { force: true })
  await writeFile(home.secret, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (home.user) await chown(home.secret, home.user.uid, home.user.gid)
}

export async function readSecret(home: Home): Promise<string> {
  try {
    return (await readFile(home.secret, 'utf8')).trim()
  } catch {
    throw new StartError(`The database's password is missing: restore ${home.secret} from your backup.`)
  }
}
