/** Where files are kept: a bucket, or a folder that all processes of the installation share. */
import { join } from 'node:path'
import { diskFiles, type FileStore, remembered, s3Files } from '@guanlan/platform/server'
import type { Settings } from './settings.ts'

export interface OpenFiles {
  store: FileStore
  /** Up to five seconds old. */
  answers(): Promise<boolean>
  close(): void
}

const answeredMs = 5_000

/** @throws with a sentence when a setting is wrong; a bucket that is away keeps nothing from starting, and is told to `warn` */
export async function openFiles(
  { dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>,
  warn: (line: string) => void = () => {},
): Promise<OpenFiles> {
  if (!s3) return { store: await diskFiles(join(dataDir, 'files')), answers: async () => true, close: () => {} }
  const store = s3Files(s3)
  const problem = await store.check()
  if (problem?.isAway) warn(problem.sentence)
  else if (problem) throw new Error(problem.sentence)
  return { store, answers: remembered(store.answers, answeredMs), close: store.close }
}
