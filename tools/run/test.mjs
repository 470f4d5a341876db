// Everything: check, unit and database tests, a feature by the generator, browser tests, made-up calls. `npm test -- unit` or `-- e2e` runs a part,
// `npm test -- changed` what a change touches.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { changedFiles, leftOut, planOf, whatThereIs } from './changed.mjs'
import { checkInto } from './check.mjs'
import { failedJourneys, failedTests, unsteadyJourneys, unsteadyTests } from './failures.mjs'
import { fuzzInto } from './fuzz.mjs'
import { generatorInto } from './generator.mjs'
import { runInTerminal, scriptOf } from './programs.mjs'
import { Stop, say, timed } from './say.mjs'
import { partsThatAreMissing, SCALE_TESTS } from './scale.mjs'
import { add, conclude, newTally } from './tally.mjs'
import { ensureWebBuilt } from './web-build.mjs'

const stages = { check: checkInto, unit, generator: generatorInto, e2e, scale, fuzz: fuzzInto }

export async function run(words) {
  const [part, ...more] = words
  const planned = part === 'changed' ? stagesOfChange(more[0]) : stagesOf(part, more)
  const tally = newTally()
  const scratch = await mkdtemp(join(tmpdir(), 'guanlan-run-'))
  await chmod(scratch, 0o755) // the database's own user has to enter it when we are root
  try {
    for (const [name, said, options] of planned) await stage(name, tally, scratch, said, options)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return conclude(tally)
}

/** Each stage with what it is told. */
function stagesOf(part, words) {
  if (part !== undefined && !Object.hasOwn(stages, part))
    throw new Stop(`npm test -- ${part}: say one of ${Object.keys(stages).join(', ')}, changed, or nothing for all.`)
  return (part ? [part] : Object.keys(stages)).map(name => [name, words])
}

function stagesOfChange(base) {
  const files = changedFiles(base)
  if (files.length === 0) throw new Stop('Nothing is changed.')
  const there = whatThereIs()
  const plan = planOf(files, there)
  for (const what of leftOut(plan, there)) say(`Left out: ${what}`)
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

/** A stage that cannot run has failed; the others still run. */
async function stage(name, tally, scratch, words, options) {
  say(`── ${name}`)
  try {
    await stages[name](tally, scratch, words, options)
  } catch (error) {
    say(error instanceof Stop ? error.message : (error.stack ?? String(error)))
    add(tally, { failed: 1 })
  }
}

/** @param command `related`: the tests that import the files named */
async function unit(tally, scratch, words, { command = 'run' } = {}) {
  await vitest(tally, join(scratch, 'unit.json'), [command, '--run', ...words])
}

/** With other programs beside the product: the quick part, where they can be had. */
async function scale(tally, scratch, words) {
  const missing = await partsThatAreMissing()
  if (missing.length > 0) return say(`Left out, ${missing.join(' ')}`)
  const env = { ...process.env, GUANLAN_SCALE: 'quick' }
  await vitest(tally, join(scratch, 'scale.json'), ['run', ...SCALE_TESTS, ...words], { env })
}

async function vitest(tally, file, words, options = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runInTerminal(process.execPath, [scriptOf('vitest'), ...words, ...reporters], options)
  const found = await readJson(file)
  const counted = {
    passed: found?.numPassedTests ?? 0,
    failed: (found?.numFailedTests ?? 0) + filesNotLoaded(found),
    skipped: (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0),
    failures: failedTests(found),
    unsteady: unsteadyTests(found),
  }
  addChecked(tally, counted, code)
}

async function e2e(tally, scratch, words, { env: more = {} } = {}) {
  await ensureBrowser()
  await ensureWebBuilt()
  const file = join(scratch, 'e2e.json')
  const env = { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: file, GUANLAN_E2E_DATA: join(scratch, 'data') }
  const code = await timed('Browser tests', () =>
    runInTerminal(process.execPath, [scriptOf('@playwright/test', 'playwright'), 'test', ...words], { env }),
  )
  const found = await readJson(file)
  const stats = found?.stats
  const counted = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    failures: failedJourneys(found),
    unsteady: unsteadyJourneys(found),
  }
  addChecked(tally, counted, code)
}

/** A file that does not load has no tests to count, and counts as one that failed. */
function filesNotLoaded(found) {
  return (found?.testResults ?? []).filter(one => one.status === 'failed' && one.assertionResults.length === 0).length
}

/** A run that ends badly without naming a test (no tests at all, no server) has failed all the same. */
function addChecked(tally, counted, code) {
  add(tally, counted)
  if (code !== 0 && counted.failed === 0) add(tally, { failed: 1 })
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
