// The last lines of a run name what failed.
import { expect, test } from 'vitest'
import { failedJourneys, failedTests } from './failures.mjs'

test('failed tests and files that did not load are named by their path', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/a.test.ts`,
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'one' }],
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
  expect(failedTests(undefined)).toEqual([])
})

test('journeys that failed, those that passed only at a second try among them', () => {
  const spec = (title, ok, status) => ({ file: 'a.test.ts', title, ok, tests: [{ status }] })
  const inner = { specs: [spec('held', true, 'flaky'), spec('good', true, 'expected')] }
  const report = { suites: [{ specs: [spec('broken', false, 'unexpected')], suites: [inner] }] }
  expect(failedJourneys(report)).toEqual(['a.test.ts › broken', 'a.test.ts › held'])
  expect(failedJourneys(undefined)).toEqual([])
})
