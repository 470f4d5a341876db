import { expect, test } from 'vitest'
import { adviceOf, faultOf } from './fault.ts'

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

const judged = { actedOn: 6, ignored: 0, falseAlarms: 0 }

test.each([
  ['nothing, of one that people act on', judged, null, null],
  ['two false alarms of five', { ...judged, actedOn: 3, falseAlarms: 2 }, null, 'falseOften'],
  ['one of five', { ...judged, actedOn: 4, falseAlarms: 1 }, null, null],
  ['nothing, of too few', { ...judged, actedOn: 1, falseAlarms: 3 }, null, null],
  ['most are ignored', { ...judged, ignored: 10 }, null, 'unread'],
  ['some are ignored', { ...judged, ignored: 9 }, null, null],
  ['fires all the time', { ...judged, ignored: 90 }, 'firesAllTheTime', 'tooLoud'],
  ['never fires', { ...judged, actedOn: 0 }, 'neverFires', 'nothingFound'],
] as const)('what would help: %s', (_, given, fault, advice) => {
  expect(adviceOf(given, fault)).toBe(advice)
})
