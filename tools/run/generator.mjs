// Makes a feature with tools/new-feature in a copy of the checkout, and checks it there: types, lint, its tests.
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly, scriptOf } from './programs.mjs'
import { Stop, say, timed } from './say.mjs'
import { add } from './tally.mjs'

const NOT_COPIED = new Set(['.git', '.runtime', '.tsc', 'data', 'node_modules', 'test-results'])

export async function generatorInto(tally, scratch) {
  const copy = join(scratch, 'checkout')
  await timed('Copying the checkout', () => copyTo(copy))
  const named = ['trial-things', 'A trial', '--title', '试验,試驗,Trials', '--place', await plannedPlace()]
  const steps = [
    ['A new feature is made', ['tools/new-feature.ts', ...named]],
    ['… and has right types', [scriptOf('typescript', 'tsc'), '-b']],
    ['… and is written as we write', [scriptOf('@biomejs/biome', 'biome'), 'check', 'features/trial-things', 'apps']],
    [
      '… and its tests and the walk over all calls pass',
      [scriptOf('vitest'), 'run', 'features/trial-things', 'apps/server/tests/tenancy.test.ts'],
    ],
  ]
  for (const [name, script] of steps) {
    const { code, output } = await timed(name, () => runQuietly(process.execPath, script, { cwd: copy }))
    if (code !== 0) say(output.trimEnd())
    add(tally, code === 0 ? { passed: 1 } : { failed: 1 })
    if (code !== 0) break
  }
  await rm(copy, { recursive: true, force: true })
}

/** node_modules whole, with its links to our own folders as they are: in the copy they lead into the copy. */
async function copyTo(copy) {
  for (const name of await readdir('.'))
    if (!NOT_COPIED.has(name)) await cp(name, join(copy, name), { recursive: true })
  // Linked where the system can, for it is half a gigabyte.
  for (const how of ['-al', '-a']) {
    const { code } = await runQuietly('cp', [how, 'node_modules', copy])
    if (code === 0) return
    await rm(join(copy, 'node_modules'), { recursive: true, force: true })
  }
  throw new Stop('node_modules could not be copied.')
}

/** Any address whose screen is still to be built. */
async function plannedPlace() {
  const folder = 'apps/web/sitemap/places'
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    for (const [entry, path] of text.matchAll(/ {2}\{\n {4}path: '(\/\w+)',[\s\S]*?\n {2}\},/g))
      if (entry.includes("screen: 'planned'")) return path
  }
  throw new Stop('No address is planned any more.')
}
