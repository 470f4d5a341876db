// Guanlan is written for Node 24. On a machine with an older one it is fetched as a package, into .runtime/.
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { explainNpm, npmScript } from './npm.mjs'
import { runInTerminal, runQuietly } from './programs.mjs'
import { Stop, timed } from './say.mjs'

const NEEDED_MAJOR = 24
/** The one place that names the runtime's exact version. */
const NODE_VERSION = '24.21.0'

export function isRightNode() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR
}

/** Runs the same command again on the right Node and gives its exit code. */
export async function continueOnRightNode(words) {
  const node = await ensureRuntime()
  return runInTerminal(node, words, {
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH, GUANLAN_NPM: npmScript() },
  })
}

async function ensureRuntime() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = resolve('.runtime', `${name}-${NODE_VERSION}`)
  const program = join('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const node = join(folder, program)
  if (existsSync(node)) return node

  // Fetched aside and moved into place, so that an interrupted download never looks complete.
  const aside = `${folder}.${process.pid}.partial`
  await timed(`Fetching Node ${NODE_VERSION} (this machine has ${process.versions.node})`, async () => {
    await mkdir(aside, { recursive: true })
    await writeFile(join(aside, 'package.json'), '{}')
    const words = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
    const { code, output } = await runQuietly(process.execPath, [
      npmScript(),
      ...words,
      '--prefix',
      aside,
      `${name}@${NODE_VERSION}`,
    ])
    const { code: runs } = code === 0 ? await runQuietly(join(aside, program), ['--version']) : { code }
    if (runs !== 0) {
      await rm(aside, { recursive: true, force: true })
      throw new Stop(
        `Node ${NODE_VERSION} could not be fetched. ${explainNpm(output)}\nOr install Node ${NEEDED_MAJOR} yourself, and start again.`,
      )
    }
  })
  try {
    await rename(aside, folder)
  } catch (error) {
    // Another start fetched it at the same time.
    if (!existsSync(node)) throw error
    await rm(aside, { recursive: true, force: true })
  }
  return node
}
