// Makes a feature with tools/new-feature in a copy of the checkout, and checks it there: types, lint, its tests.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCheckout } from './copy.mjs'
import { runQuietly, scriptOf } from './programs.mjs'
import { Stop, say, timed } from './say.mjs'
import { add } from './tally.mjs'

export async function generatorInto(tally, scratch) {
  const copy = join(scratch, 'checkout')
  await timed('Copying the checkout', () => copyCheckout(copy))
  const named = ['trial-things', 'A trial', '--title', '试验,試驗,Trials', '--place', await plannedPlace()]
  const steps = [
    ['A new feature is made', ['tools/new-feature.ts', ...named]],
    ['… and has right types', [scriptOf('typescript', 'tsc'), '-b']],
    ['… and is written as we write', [scriptOf('@biomejs/biome', 'biome'), 'check', 'features/trial-things', 'apps']],
    [
      '… and its tests and the walk over all calls pass',
      [
        scriptOf('vitest'),
        'run',
        'features/trial-things',
        'apps/server/tests/tenancy.test.ts',
        'apps/server/tests/permissions.test.ts',
      ],
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
