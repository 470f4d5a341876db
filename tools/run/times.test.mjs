import { expect, test } from 'vitest'
import { seconds } from './budgets.mjs'
import { timeLines, timesOfJourneys, timesOfTests } from './times.mjs'

test('files of both reports with what they took', () => {
  const report = { testResults: [{ name: `${process.cwd()}/a.test.ts`, startTime: 1_000, endTime: 3_500 }] }
  expect(timesOfTests(report)).toEqual([{ path: 'a.test.ts', ms: 2_500 }])
  const spec = (file, ...durations) => ({ file, tests: [{ results: durations.map(duration => ({ duration })) }] })
  const suites = [{ specs: [spec('desk.test.ts', 1_000)], suites: [{ specs: [spec('desk.test.ts', 2_000, 500)] }] }]
  expect(timesOfJourneys({ suites })).toEqual([{ path: 'e2e/desk.test.ts', ms: 3_500 }])
  expect([timesOfTests(undefined), timesOfJourneys(undefined)]).toEqual([[], []])
})

test('the ten slowest files come first, then each stage, then what took more than its budget', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ path: `${n}.test.ts`, ms: n * 1_000 }))
  const stages = [
    { name: 'check', ms: 5_000 },
    { name: 'unit', ms: (seconds.unit + 80) * 1_000 },
  ]
  const lines = timeLines({ stages, files }, true)
  expect(lines).toHaveLength(12)
  expect(lines[0]).toBe('   11 s  11.test.ts')
  expect(lines[9]).toBe('    2 s  2.test.ts')
  expect(lines[10]).toBe(`check 5 s · unit ${seconds.unit + 80} s`)
  expect(lines[11]).toContain(`unit took ${seconds.unit + 80} s of its ${seconds.unit} s`)
  expect(timeLines({ stages, files }, false)).toHaveLength(11)
  expect(timeLines({ stages: [], files: [] }, true)).toEqual([])
})

test('the budgets are fifteen minutes together', () => {
  expect(Object.values(seconds).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(900)
})
