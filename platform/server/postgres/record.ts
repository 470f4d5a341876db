// Who runs the server of this folder, and on which port: how a second process finds the first one's.
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Home } from './home.ts'
import type { ProcessMark } from './processes.ts'

export type RunRecord = {
  port: number
  /** the Guanlan process that stops the server when it leaves; absent: it has left */
  owner?: ProcessMark
}

export async function readRecord(home: Home): Promise<RunRecord | undefined> {
  try {
    return JSON.parse(await readFile(home.record, 'utf8')) as RunRecord
  } catch {
    return undefined
  }
}

export async function writeRecord(home: Home, record: RunRecord): Promise<void> {
  const aside = `${home.record}.${process.pid}`
  await writeFile(aside, JSON.stringify(record), { mode: 0o600 })
  await rename(aside, home.record)
}
