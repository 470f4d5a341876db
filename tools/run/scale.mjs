// `npm run test:scale [FILE…]`: tests with the real programs of a large installation. What is missing is fetched; a program that cannot be had fails.
import { runInTerminal, scriptOf } from './programs.mjs'
import { Stop, timed } from './say.mjs'

export const SCALE_TESTS = ['--config', 'vitest.scale.config.ts']

export async function run(words) {
  const missing = await partsThatAreMissing()
  if (missing.length > 0) throw new Stop(missing.join('\n'))
  return runInTerminal(process.execPath, [scriptOf('vitest'), 'run', ...SCALE_TESTS, ...words])
}

/** A sentence for each program that is not there and cannot be fetched. */
export async function partsThatAreMissing() {
  const { fetchParts } = await import('../scale/parts/all.ts')
  return timed('Programs of the tests', fetchParts)
}
