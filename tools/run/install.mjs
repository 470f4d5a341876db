// node_modules as package-lock.json says: installed when missing or stale, else never touched.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { explainNpm, npmScript } from './npm.mjs'
import { runQuietly } from './programs.mjs'
import { Stop, timed } from './say.mjs'

const STAMP = 'node_modules/.guanlan-lock'

export async function ensurePackages() {
  const lock = await readFile('package-lock.json', 'utf8')
  const wanted = createHash('sha256').update(`${process.platform}-${process.arch}\n${lock}`).digest('hex')
  if ((await readOr(STAMP, '')) === wanted) return
  if (!(await alreadyMatches(lock))) {
    await timed('Installing packages', async () => {
      const { code, output } = await runQuietly(process.execPath, [npmScript(), 'ci', '--no-audit', '--no-fund'])
      if (code !== 0) throw new Stop(`The packages could not be installed. ${explainNpm(output)}`)
    })
  }
  await writeFile(STAMP, wanted)
}

/** True after somebody's own `npm install`: what npm noted inside node_modules is what the lock file asks for. */
async function alreadyMatches(lock) {
  const installed = JSON.parse(await readOr('node_modules/.package-lock.json', '{}')).packages
  if (!installed) return false
  const asked = JSON.parse(lock).packages
  const agrees = ([path, one]) => path === '' || installed[path]?.version === one.version
  const needed = Object.entries(asked).filter(([path, one]) => path.startsWith('node_modules/') && !one.optional)
  return needed.every(agrees) && Object.keys(installed).every(path => path in asked && agrees([path, asked[path]]))
}

async function readOr(path, otherwise) {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return otherwise
  }
}
