/** What PostgreSQL used of the processors, where it runs on this machine and the machine is a Linux. */
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../platform/server/index.ts'

/** Linux counts in hundredths of a second. */
const tickMs = 10

/** Fields of `/proc/PID/stat` after the name, which may hold spaces: state, parent, … */
async function statOf(pid: number | string): Promise<number[] | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return line === null
    ? null
    : line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
}
const [parent, user, system, userOfEnded, systemOfEnded] = [1, 11, 12, 13, 14]

/** Milliseconds of all its processes since it started, ended ones too; null: not to be known here. */
export async function databaseProcessorMs(db: Database): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = (await statOf(rows[0]?.pid ?? 0))?.[parent]
  const own = postmaster ? await statOf(postmaster) : null
  if (!own) return null
  let ticks = (own[user] ?? 0) + (own[system] ?? 0) + (own[userOfEnded] ?? 0) + (own[systemOfEnded] ?? 0)
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(name) : null
    if (stat && stat[parent] === postmaster) ticks += (stat[user] ?? 0) + (stat[system] ?? 0)
  }
  return ticks * tickMs
}

/** Milliseconds of one process; null: not to be known here. */
export async function processorMsOf(pid: number): Promise<number | null> {
  const stat = await statOf(pid)
  return stat && ((stat[user] ?? 0) + (stat[system] ?? 0)) * tickMs
}
