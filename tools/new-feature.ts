/**
 * Begins a feature: `node tools/new-feature.ts handling/contacts "People the organisation writes to" --title 通讯录,通訊錄,Contacts --place /addressList`.
 * It has a table, calls, a screen with list and form, words and tests, is registered, and passes `npm test`; from there on it is changed by hand.
 */
import { spawnSync } from 'node:child_process'
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { areas } from '../features/areas.ts'
import { filesOf } from './new-feature/files.ts'
import { namesOf, Usage } from './new-feature/names.ts'
import { inSiteMap, registrations } from './new-feature/register.ts'

const root = new URL('../', import.meta.url).pathname
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await begin(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = error instanceof Usage ? 2 : 1
}

async function begin(words: readonly string[]): Promise<void> {
  const names = namesOf(words)
  if (!areas.some(area => area === names.area))
    throw new Usage(`${names.area} is no area: features/areas.ts lists ${areas.join(', ')}.`)
  if (await isThere(join(root, 'features', names.path))) throw new Error(`features/${names.path} exists already.`)
  const changed: Record<string, string> = { ...filesOf(names, await nextMigration()) }
  for (const [file, change] of Object.entries(registrations(names))) changed[file] = change(await read(file))
  const [file, text] = await siteMapOf(names.place, text => inSiteMap(text, names))
  changed[file] = text
  for (const [path, content] of Object.entries(changed)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--log-level=error',
    ...Object.keys(changed).filter(path => /\.tsx?$/.test(path)),
  )
  for (const generator of ['tables', 'openapi', 'sitemap']) run(`tools/generate/${generator}.ts`)
  for (const path of Object.keys(changed)) say(`  ${path}`)
  say(`features/${names.path} is there and registered. docs/recipes.md says how to go on.`)
}

async function siteMapOf(place: string, change: (text: string) => string | null): Promise<[string, string]> {
  const folder = 'apps/web/sitemap/places'
  for (const name of await readdir(join(root, folder))) {
    const text = change(await read(`${folder}/${name}`))
    if (text !== null) return [`${folder}/${name}`, text]
  }
  throw new Error(`${place} is no address of the site map: apps/web/sitemap/places.`)
}

/** Behind the last, with room left for none. */
async function nextMigration(): Promise<string> {
  const numbers = (await readdir(join(root, 'db/migrations')))
    .map(name => Number.parseInt(name, 10))
    .filter(Number.isInteger)
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

function run(script: string, ...words: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${script} failed.`)
}
function read(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8')
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
