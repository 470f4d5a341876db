import { showTimesIn } from '@guanlan/platform/web'
import { afterEach, expect, test, vi } from 'vitest'
import { blankWarning } from './warning-form.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['Asia/Shanghai', '2026-11-28', '2027-11-28'],
  ['America/Los_Angeles', '2026-11-27', '2027-11-27'],
])('a new warning begins today in the zone of the organisation: %s', (zone, first, last) => {
  vi.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z') })
  showTimesIn(zone)
  expect(blankWarning()).toMatchObject({ startTime: first, endTime: last })
})
