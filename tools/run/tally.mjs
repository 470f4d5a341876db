// Counting what passed, failed and was skipped; the last line people and machines read.
import { say } from './say.mjs'

export function newTally() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }
}

/** @param failures names of what failed, a line each
 *  @param unsteady names of what failed and then passed: counted as passed, and to be mended */
export function add(tally, { passed = 0, failed = 0, skipped = 0, failures = [], unsteady = [] }) {
  tally.passed += passed
  tally.failed += failed
  tally.skipped += skipped
  tally.failures.push(...failures)
  tally.unsteady.push(...unsteady)
}

/** Prints what failed once more, since a long run's end is what is read first, then the last line; gives the exit code. Nothing run at all is a failure, never a success. */
export function conclude(tally) {
  if (tally.passed + tally.failed === 0) {
    say('Nothing was run.')
    tally.failed = 1
  }
  for (const name of tally.unsteady) say(`Passed at the second try: ${name}`)
  for (const name of tally.failures) say(`Failed: ${name}`)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
  return tally.failed > 0 ? 1 : 0
}
