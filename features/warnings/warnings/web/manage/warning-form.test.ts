import { expect, test } from 'vitest'
import { blankWarning, newWarning } from './warning-form.ts'

test.each([
  ['Asia/Shanghai', '2026-05-01T16:30:00Z', '2026-05-02', '2027-05-02'],
  ['America/New_York', '2026-05-02T02:30:00Z', '2026-05-01', '2027-05-01'],
  ['UTC', '2026-05-02T02:30:00Z', '2026-05-02', '2027-05-02'],
])('a new warning begins on the day it is in %s', (zone, now, startTime, endTime) => {
  expect(blankWarning(zone, Date.parse(now))).toMatchObject({ startTime, endTime })
  expect(newWarning(['召回', '召回'], zone, Date.parse(now))).toMatchObject({ name: '召回', startTime, endTime })
})
