/** The store of files of tests: one of a process, in a folder that goes with it. */
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles, type FileStore } from '../server/index.ts'

let opened: Promise<FileStore> | undefined

export function testFiles(): Promise<FileStore> {
  opened ??= open()
  return opened
}

async function open(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-files-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return diskFiles(folder)
}
