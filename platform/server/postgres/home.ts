// The folder of one embedded PostgreSQL: what lies where, who owns it, is there room.
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { canReach, type ServerUser, serverUser } from './server-user.ts'
import { explainFileError, StartError } from './start-error.ts'

export type Home = {
  folder: string
  /** PostgreSQL's own data directory */
  cluster: string
  /** the superuser's password, readable by its owner alone */
  secret: string
  /** who runs it, on which port: see record.ts */
  record: string
  lock: string
  logFile: string
  user: ServerUser | undefined
}

/** Creates the folder when absent. */
export async function openHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  const requested = resolve(dataDir)
  try {
    await mkdir(requested, { recursive: true })
    const asked = await realpath(requested)
    const here = await layOut(asked)
    if (await canReach(here.cluster, here.user)) return here
    return await elsewhere(asked, log)
  } catch (error) {
    throw explainFileError(error, requested)
  }
}

async function layOut(folder: string): Promise<Home> {
  const cluster = join(folder, 'cluster')
  const user = await serverUser(cluster)
  if (user) await chown(folder, user.uid, user.gid)
  return {
    folder,
    cluster,
    secret: join(folder, 'secret'),
    record: join(folder, 'running.json'),
    lock: join(folder, 'start.lock'),
    logFile: join(folder, 'postgres.log'),
    user,
  }
}

/** Root's own home is shut to the user PostgreSQL runs as; its files then live where that user may enter. */
async function elsewhere(requested: string, log: (line: string) => void): Promise<Home> {
  const name = createHash('sha256').update(requested).digest('hex').slice(0, 12)
  const shared = '/var/lib/guanlan'
  const folder = join(shared, name)
  await mkdir(folder, { recursive: true })
  if ((await lstat(shared)).uid !== 0)
    throw new StartError(`${shared} does not belong to root: remove it and start again.`)
  await chmod(shared, 0o755)
  await writeFile(
    join(requested, 'WHERE.txt'),
    `The database is in ${folder}: its own user may not enter ${requested}.\n`,
  )
  log(`The database user may not enter ${requested}; the database is in ${folder}`)
  return layOut(folder)
}

const FIRST_START_MB = 300
const LATER_START_MB = 100

/** PostgreSQL stops in the middle of its work when its log finds no room: better not to begin. */
export async function requireRoom(home: Home, first: boolean): Promise<void> {
  const { bavail, bsize } = await statfs(home.folder)
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  const needed = first ? FIRST_START_MB : LATER_START_MB
  if (free >= needed) return
  throw new StartError(
    `Only ${free} MB are free on the disk that holds ${home.folder}; the database needs ${needed} MB to start: free some space, or set GUANLAN_DATA to another disk.`,
  )
}
