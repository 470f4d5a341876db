/** The secret of the installation, which no backup of the database holds: from the setting, or made once in the data folder. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

export async function secretOf({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): Promise<Buffer> {
  if (secret !== undefined) return Buffer.from(secret)
  const path = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  // Two processes may start at once: whoever comes second uses what the first has written.
  await writeFile(path, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' }).catch(error => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  const stored = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64')
  if (stored.length !== 32) throw new Error(`${path} does not hold a secret. Put it back from a backup of the folder.`)
  return stored
}
