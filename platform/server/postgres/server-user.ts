// PostgreSQL refuses to run as root: then its processes belong to `postgres`, else to `nobody`.
import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

export type ServerUser = { uid: number; gid: number }

/** Undefined when we are not root and the server simply runs as ourselves. `cluster` keeps the owner it already has. */
export async function serverUser(cluster: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid && gid) return { uid, gid }
  }
  throw new StartError(
    'Started as root, PostgreSQL needs a user `postgres` or `nobody` to run as: create one, start as another user, or set DATABASE_URL.',
  )
}

function idOf(flag: string, name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch {
    return undefined
  }
}

/** Whether that user may enter every folder above `path` (a home of mode 0700 shuts it out). */
export async function canReach(path: string, user: ServerUser | undefined): Promise<boolean> {
  if (!user) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & enter)) return false
    if (folder === dirname(folder)) return true
  }
}
