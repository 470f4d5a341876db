// The web app in apps/web/dist: built when absent or older than anything it is made of.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly, scriptOf } from './programs.mjs'
import { Stop, timed } from './say.mjs'

const STAMP = 'apps/web/dist/.built-from'
const SOURCES = ['apps/web', 'features', 'platform/web', 'platform/contract', 'engine', 'package-lock.json']
const NOT_SOURCES = new Set(['node_modules', 'dist', 'server'])

export async function ensureWebBuilt() {
  if (!existsSync('apps/web/index.html'))
    throw new Stop('apps/web/index.html is missing: there is no web app to build.')
  const made = await fingerprint()
  const before = await readFile(STAMP, 'utf8').catch(() => '')
  if (before === made) return
  await timed('Building the web app', async () => {
    const words = [scriptOf('vite'), 'build', 'apps/web', '--logLevel', 'warn']
    const { code, output } = await runQuietly(process.execPath, words)
    if (code !== 0) throw new Stop(`The web app could not be built.\n${output}`)
  })
  await writeFile(STAMP, made)
}

/** Path, size and time of every source: a few milliseconds, where reading them all would be felt. */
async function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) await addTo(hash, source)
  return hash.digest('hex')
}

async function addTo(hash, path) {
  const found = await stat(path)
  if (!found.isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
    return
  }
  for (const name of (await readdir(path)).sort()) if (!NOT_SOURCES.has(name)) await addTo(hash, join(path, name))
}
