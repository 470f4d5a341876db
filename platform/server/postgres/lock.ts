// One at a time across processes: two Guanlan started at the same moment must not both create the database.
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, markOf, type ProcessMark } from './processes.ts'
import { errorCode, StartError } from './start-error.ts'

const PATIENCE_MS = 120_000

/** Runs `act` while holding the lock file; a lock left behind by a killed process is taken over. */
export async function withLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  await take(file)
  try {
    return await act()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<void> {
  const mine = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  // Written aside and linked into place, so that nobody ever reads a half-written lock.
  await writeFile(mine, JSON.stringify(markOf(process.pid)), { mode: 0o600 })
  try {
    const deadline = Date.now() + PATIENCE_MS
    while (!(await linked(mine, file))) {
      await removeIfStale(file)
      if (Date.now() > deadline) {
        throw new StartError(
          `Another Guanlan has been starting or stopping its database for ${PATIENCE_MS / 1000} seconds. If none is running, delete ${file}.`,
        )
      }
      await sleep(30)
    }
  } finally {
    await rm(mine, { force: true })
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function removeIfStale(file: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === undefined || stored(before)) return
  const aside = `${file}.stale.${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  // Between reading and moving, another starter may have cleared it and taken the lock: then give it back.
  const moved = await readFile(aside, 'utf8')
  if (moved !== before && stored(moved)) await linked(aside, file)
  await rm(aside, { force: true })
}

function stored(text: string): boolean {
  try {
    return isAlive(JSON.parse(text) as ProcessMark)
  } catch {
    return false
  }
}
