// Makes a feature with tools/new-feature in a copy of the checkout, and checks it there: types, lint, its tests, the walk over its calls. What is not its
// own was checked and walked by the stages before; that nothing of it minds a feature more, the long tests find out (npm run test:long -- generator).
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCheckout } from './copy.mjs'
import { runQuietly, scriptOf } from './programs.mjs'
import { say, timed } from './say.mjs'
import { typesOfAll } from './steps.mjs'
import { add } from './tally.mjs'

const folder = 'features/handling/trial-things'

export async function generatorInto(tally, scratch) {
  await tryIn(scratch, tally, { checked: true, projects: ownProjects, env: { GUANLAN_WALK: 'trialThings' } })
}

/** Types from nothing, and the walk over all calls, with the new ones among them. */
export async function longGeneratorInto(tally, scratch) {
  await tryIn(scratch, tally, { checked: false, projects: async () => [], env: {} })
}

/** @param projects gives the projects whose types are checked; none: all */
async function tryIn(scratch, tally, { checked, projects, env }) {
  const copy = join(scratch, 'checkout')
  await timed('Copying the checkout', () => copyCheckout(copy, { checked }))
  const step = async (name, script) => {
    const options = { cwd: copy, env: { ...process.env, ...env } }
    const { code, output } = await timed(name, () => runQuietly(process.execPath, script, options))
    if (code !== 0) say(output.trimEnd())
    add(tally, code === 0 ? { passed: 1 } : { failed: 1, failures: [`generator › ${name}`] })
    return code === 0
  }
  const named = ['handling/trial-things', 'A trial', '--title', '试验,試驗,Trials', '--place', await declarePlace(copy)]
  if (await step('A new feature is made', ['tools/new-feature.ts', ...named])) {
    const types = [scriptOf('typescript', 'tsc'), ...typesOfAll, ...(await projects(copy))]
    await Promise.all([
      step('… and has right types', types),
      step('… and its tests and the walk over calls pass', [
        scriptOf('vitest'),
        'run',
        folder,
        'apps/server/tests/tenancy.test.ts',
        'apps/server/tests/permissions.test.ts',
      ]),
      step('… and is written as we write', [scriptOf('@biomejs/biome', 'biome'), 'check', folder, 'apps']),
    ])
  }
  await rm(copy, { recursive: true, force: true })
}

/** Server and web without the files of others: what those say of the new feature's table and calls stands in the projects that both build on. */
async function ownProjects(copy) {
  const own = {
    server: [`${folder}/server/**/*.ts`, `${folder}/*.test.ts`],
    web: [`${folder}/web/**/*`],
  }
  const names = []
  for (const [half, include] of Object.entries(own)) {
    const config = JSON.parse(await readFile(join(copy, `tsconfig.${half}.json`), 'utf8'))
    const compilerOptions = { ...config.compilerOptions, outDir: `.tsc/trial-${half}` }
    const name = `tsconfig.trial-${half}.json`
    await writeFile(join(copy, name), JSON.stringify({ ...config, compilerOptions, include }))
    names.push(name)
  }
  return names
}

/** An address whose screen is still to be built, as whoever begins a feature declares it. */
async function declarePlace(copy) {
  const file = join(copy, 'apps/web/sitemap/places/others.ts')
  const place = '/trialThings'
  const entry = [
    '  {',
    `    path: '${place}',`,
    "    title: ['试验', '試驗', 'Trials'],",
    "    screen: 'planned',",
    '  },',
  ]
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/\n\]\)\s*$/, `\n${entry.join('\n')}\n])\n`))
  return place
}
