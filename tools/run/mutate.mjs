// `npm run mutate -- PATH… [TEST…]`: changes the code piece by piece (a condition turned round, an operator swapped, a statement left out)
// and runs the tests named, or all that import it. A change that no test sees is listed: a test is missing, or the code is not needed.
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyCheckout } from './copy.mjs'
import { runInTerminal, scriptOf } from './programs.mjs'
import { Stop, timed } from './say.mjs'

export async function run(words) {
  const missing = words.find(word => !existsSync(word))
  if (missing !== undefined) throw new Stop(`There is no ${missing}.`)
  const tests = words.filter(word => /\.test\.tsx?$/.test(word))
  const paths = words.filter(word => !tests.includes(word))
  if (paths.length === 0)
    throw new Stop('Name what is to be changed: npm run mutate -- features/articles/articles/server/codes.ts')
  const scratch = await mkdtemp(join(tmpdir(), 'guanlan-mutate-'))
  await chmod(scratch, 0o755) // the database's own user has to enter it when we are root
  const copy = join(scratch, 'checkout')
  try {
    // In a copy whose packages lead into the copy: a change that is broken off stays nowhere.
    await timed('Copying the checkout', () => copyCheckout(copy))
    await writeFile(join(copy, 'stryker.json'), JSON.stringify(settingOf(paths, tests), null, 2))
    return await runInTerminal(
      process.execPath,
      [resolve(scriptOf('@stryker-mutator/core', 'stryker')), 'run', 'stryker.json'],
      {
        cwd: copy,
      },
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const settingOf = (paths, tests) => ({
  inPlace: true,
  mutate: paths,
  ...(tests.length > 0 && { testFiles: tests }),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A sentence in another wording is no fault that a test has to see.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  timeoutMS: 20_000,
})
