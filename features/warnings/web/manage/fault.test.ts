import { expect, test } from 'vitest'
import { faultOf } from './fault.ts'

const today = '2026-11-22'
const fine = { enabled: true, endTime: '2026-12-31', incidents: 3, updatedAt: '2026-01-01T00:00:00Z' }

test.each([
  ['in use', {}, null],
  ['its last day is today', { endTime: today }, null],
  ['its last day was yesterday, also when it is off', { endTime: '2026-11-21', enabled: false }, 'over'],
  ['nothing in 30 days', { incidents: 0 }, 'neverFires'],
  ['nothing yet, but changed lately', { incidents: 0, updatedAt: '2026-11-01T00:00:00Z' }, null],
  ['off, and nothing in 30 days', { incidents: 0, enabled: false }, null],
  ['more than one every two hours', { incidents: 361 }, 'firesAllTheTime'],
])('%s', (_, more, fault) => {
  expect(faultOf({ ...fine, ...more }, today)).toBe(fault)
})
