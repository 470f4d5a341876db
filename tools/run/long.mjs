// `npm run test:long`: what takes long, chooses by chance or needs other programs, and so decides over no single change. Unit tests by another seed and in
// their long form, a drill of hard days, those of chance several times, the walk over screens in every language, the generator, tests with other programs, made-up calls.
// `npm run test:long -- scale` runs a part. GUANLAN_SEED repeats a run.
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { longFuzzInto } from './fuzz.mjs'
import { longGeneratorInto } from './generator.mjs'
import { Stop, say } from './say.mjs'
import { partsThatAreMissing, SCALE_TESTS } from './scale.mjs'
import { plannedOf, runStages } from './stages.mjs'
import { journeysInto, vitestInto } from './tests.mjs'

const stages = { unit, drill, chance, walk, generator: longGeneratorInto, scale, fuzz }

/** Tests of chance are run by so many seeds, one after the other. */
const rounds = 5

export async function run(words) {
  process.env.GUANLAN_TESTS = 'long'
  process.env.GUANLAN_SEED ??= String(randomInt(1, 1_000_000_000))
  sayHowToRepeat(process.env.GUANLAN_SEED)
  const code = await runStages(stages, plannedOf(stages, words, 'npm run test:long'))
  if (code !== 0) sayHowToRepeat(process.env.GUANLAN_SEED)
  return code
}

const sayHowToRepeat = seed => say(`By chance: GUANLAN_SEED=${seed} npm run test:long repeats it.`)

async function unit(tally, scratch, words) {
  await vitestInto(tally, scratch, ['run', ...words])
}

/** What a hard day does to an installation, one after the other; docs/operating.md has what each costs. */
const DRILL = {
  own: [
    'apps/server/tests/hard-days.test.ts',
    'apps/server/tests/crash.test.ts',
    'apps/server/tests/warned-under-kills.test.ts',
    'apps/server/tests/crisis-under-kills.test.ts',
    'apps/server/tests/outages.test.ts',
    'apps/server/tests/full-disk.test.ts',
    'apps/server/tests/backup.test.ts',
    'platform/server/migrate.test.ts',
  ],
  withOthers: ['apps/server/tests/scale/clock.scale.test.ts', 'apps/server/tests/scale/two-versions.scale.test.ts'],
}

/** `-- drill 20`: so many kills in place of a hundred. */
async function drill(tally, scratch, [kills = '100']) {
  if (!/^[1-9]\d*$/.test(kills)) throw new Stop('npm run test:long -- drill KILLS: a whole number from 1 on.')
  await vitestInto(tally, scratch, ['run', ...DRILL.own], { env: { GUANLAN_KILLS: kills } })
  const missing = await partsThatAreMissing()
  if (missing.length > 0) throw new Stop(missing.join('\n'))
  await vitestInto(tally, scratch, ['run', ...SCALE_TESTS, ...DRILL.withOthers])
}

async function chance(tally, scratch, words) {
  const files = words.length > 0 ? words : testsOfChance()
  for (let round = 1; round < rounds; round++) {
    const seed = String(Number(process.env.GUANLAN_SEED) + round)
    say(`GUANLAN_SEED=${seed} npm run test:long -- unit FILE repeats a file of this round`)
    await vitestInto(tally, scratch, ['run', ...files], { env: { GUANLAN_SEED: seed } })
  }
}

/** Test files that choose something by chance. */
export function testsOfChance() {
  const folders = ['apps', 'engine', 'features', 'pipeline', 'platform']
  return globSync(
    folders.map(folder => `${folder}/**/*.test.{ts,tsx}`),
    { exclude: ['**/node_modules/**', '**/*.scale.test.ts'] },
  )
    .filter(file =>
      /from '(fast-check|[^']*\/(crashing|warned-under-kills|chance)\.ts)'/.test(readFileSync(file, 'utf8')),
    )
    .sort()
}

async function walk(tally, scratch, words) {
  await journeysInto(tally, scratch, ['e2e/walk.test.ts', ...words])
}

/** With other programs beside the product, which are fetched when they are not there. */
async function scale(tally, scratch, words) {
  const missing = await partsThatAreMissing()
  if (missing.length > 0) throw new Stop(missing.join('\n'))
  await vitestInto(tally, scratch, ['run', ...SCALE_TESTS, ...words])
}

async function fuzz(tally) {
  await longFuzzInto(tally, { seed: Number(process.env.GUANLAN_SEED) })
}
