// Vitest and Playwright as stages: their reports are counted.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { failedJourneys, failedTests } from './failures.mjs'
import { runInTerminal, scriptOf } from './programs.mjs'
import { timed } from './say.mjs'
import { add } from './tally.mjs'
import { timesOfJourneys, timesOfTests } from './times.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/** @param words the command of vitest and what follows it
 *  @param env more of it */
export async function vitestInto(tally, scratch, words, { env = {} } = {}) {
  const file = join(scratch, `vitest-${tally.stages.length}-${tally.files.length}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runInTerminal(process.execPath, [scriptOf('vitest'), ...words, ...reporters], {
    env: { ...process.env, ...env },
  })
  const found = await readJson(file)
  const counted = {
    passed: found?.numPassedTests ?? 0,
    failed: (found?.numFailedTests ?? 0) + filesNotLoaded(found),
    skipped: (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0),
    failures: failedTests(found).map(name => (env.GUANLAN_SEED ? `${name} (GUANLAN_SEED=${env.GUANLAN_SEED})` : name)),
    files: timesOfTests(found),
  }
  addChecked(tally, counted, code)
}

export async function journeysInto(tally, scratch, words, { env: more = {} } = {}) {
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
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    failures: failedJourneys(found),
    files: timesOfJourneys(found),
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
  if (code !== 0 && counted.failed === 0) add(tally, { failed: 1, failures: ['no test by name; see above'] })
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
