// What decides over a change: check, unit and database tests, a feature by the generator, browser tests, made-up calls. `npm test -- unit` or `-- e2e`
// runs a part, `npm test -- changed` what a change touches. What takes long or needs other programs is `npm run test:long`.
import { changedFiles, leftOut, onlyProvedLong, planOf, whatThereIs } from './changed.mjs'
import { checkInto } from './check.mjs'
import { fuzzInto } from './fuzz.mjs'
import { generatorInto } from './generator.mjs'
import { Stop, say } from './say.mjs'
import { plannedOf, runStages } from './stages.mjs'
import { journeysInto, vitestInto } from './tests.mjs'

const stages = { check: checkInto, unit, generator: generatorInto, e2e: journeysInto, fuzz: fuzzInto }

export async function run(words) {
  const [part, ...more] = words
  if (part === 'changed') return runStages(stages, stagesOfChange(more[0]))
  if (part === 'scale') throw new Stop('npm test -- scale: it is a part of the long tests, npm run test:long -- scale.')
  return runStages(stages, plannedOf(stages, words, 'npm test'), { whole: more.length === 0 })
}

function stagesOfChange(base) {
  const files = changedFiles(base)
  if (files.length === 0) throw new Stop('Nothing is changed.')
  const there = whatThereIs()
  const plan = planOf(files, there)
  for (const what of leftOut(plan, there)) say(`Left out: ${what}`)
  for (const line of onlyProvedLong(plan)) say(line)
  const walked = plan.screens === 'all' || plan.screens.length > 0
  const journeys = [...plan.journeys, ...(walked ? ['walk'] : [])].map(name => `e2e/${name}.test.ts`)
  const screens = plan.screens === 'all' ? {} : { GUANLAN_SCREENS: plan.screens.join(',') }
  return [
    ['check', []],
    ...(plan.unit === 'all'
      ? [['unit', []]]
      : plan.unit.length > 0
        ? [['unit', plan.unit, { command: 'related' }]]
        : []),
    ...(plan.generator ? [['generator', []]] : []),
    ...(journeys.length > 0 ? [['e2e', journeys, { env: screens }]] : []),
  ]
}

/** @param command `related`: the tests that import the files named */
async function unit(tally, scratch, words, { command = 'run' } = {}) {
  await vitestInto(tally, scratch, [command, '--run', ...words])
}
