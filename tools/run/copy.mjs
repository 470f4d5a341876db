// The checkout in another folder, for what changes files on trial.
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly } from './programs.mjs'
import { Stop } from './say.mjs'

const NOT_COPIED = new Set(['.git', '.runtime', '.tsc', 'data', 'node_modules', 'test-results'])

/**
 * node_modules whole, with its links to our own folders as they are: in the copy they lead into the copy.
 * @param checked with what the type check knows already: there only what is changed is checked anew
 */
export async function copyCheckout(copy, { checked = false } = {}) {
  for (const name of await readdir('.'))
    if (!NOT_COPIED.has(name) || (checked && name === '.tsc'))
      await cp(name, join(copy, name), { recursive: true, preserveTimestamps: true })
  // Linked where the system can, for it is half a gigabyte.
  for (const how of ['-al', '-a']) {
    const { code } = await runQuietly('cp', [how, 'node_modules', copy])
    if (code === 0) return
    await rm(join(copy, 'node_modules'), { recursive: true, force: true })
  }
  throw new Stop('node_modules could not be copied.')
}
