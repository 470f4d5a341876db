// Counting what passed, failed and was skipped, and what it cost; the last line people and machines read.
import { say } from './say.mjs'
import { timeLines } from './times.mjs'

export function newTally() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], stages: [], files: [] }
}

/** @param failures names of what failed, a line each
 *  @param files test files, with how long they took */
export function add(tally, { passed = 0, failed = 0, skipped = 0, failures = [], files = [] }) {
  tally.passed += passed
  tally.failed += failed
  tally.skipped += skipped
  tally.failures.push(...failures)
  tally.files.push(...files)
}

/**
 * Prints what it cost and what failed once more, since a long run's end is what is read first, then the last line; gives the exit code.
 * Nothing run at all is a failure, never a success.
 * @param whole whether budgets of time hold for what was run
 */
export function conclude(tally, { whole = false } = {}) {
  if (tally.passed + tally.failed === 0) {
    say('Nothing was run.')
    tally.failed = 1
  }
  for (const line of timeLines(tally, whole)) say(line)
  for (const name of tally.failures) say(`Failed: ${name}`)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
  return tally.failed > 0 ? 1 : 0
}
