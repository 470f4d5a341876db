// The last lines of a run name what failed.
import { expect, test } from 'vitest'
import { failedJourneys, failedTests, unsteadyJourneys, unsteadyTests } from './failures.mjs'

test('failed tests, files that did not load, and tests that passed at the second try are named by their path', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/a.test.ts`,
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'passed', fullName: 'held', failureMessages: ['too late'] },
        ],
      },
      {
        name: `${process.cwd()}/b.test.ts`,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two' },
        ],
      },
      { name: `${process.cwd()}/c.test.ts`, status: 'failed', assertionResults: [] },
    ],
  }
  expect(failedTests(report)).toEqual(['b.test.ts › two', 'c.test.ts'])
  expect(unsteadyTests(report)).toEqual(['a.test.ts › held'])
  expect([failedTests(undefined), unsteadyTests(undefined)]).toEqual([[], []])
})

test('journeys that failed, and those that passed only at the second try', () => {
  const spec = (title, ok, status) => ({ file: 'a.test.ts', title, ok, tests: [{ status }] })
  const inner = { specs: [spec('held', true, 'flaky'), spec('good', true, 'expected')] }
  const report = { suites: [{ specs: [spec('broken', false, 'unexpected')], suites: [inner] }] }
  expect(failedJourneys(report)).toEqual(['a.test.ts › broken'])
  expect(unsteadyJourneys(report)).toEqual(['a.test.ts › held'])
  expect([failedJourneys(undefined), unsteadyJourneys(undefined)]).toEqual([[], []])
})
