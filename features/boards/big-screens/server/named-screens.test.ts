import { layoutProblem } from '@guanlan/features/boards/boards/contract'
import { describe, expect, test } from 'vitest'
import { screenNames } from '../contract.ts'
import { deliveredScreen, nextConsumerDay } from './named-screens.ts'

const now = new Date('2026-11-28T00:00:00Z')

describe.each([...screenNames])('%s', name => {
  test('its panels stand beside one another and fill no more than a wall', () => {
    const { panels } = deliveredScreen({ locale: 'zh', now, zone: 'Asia/Shanghai' }, name)
    expect(layoutProblem(panels)).toBeNull()
    expect(Math.max(...panels.map(({ at }) => at.y + at.h))).toBe(22)
  })
})

test.each([
  ['2026-11-28T00:00:00Z', 'Asia/Shanghai', '2027-03-14T16:00:00.000Z'],
  ['2027-03-14T15:59:59Z', 'Asia/Shanghai', '2027-03-14T16:00:00.000Z'],
  ['2027-03-14T16:00:00Z', 'Asia/Shanghai', '2028-03-14T16:00:00.000Z'],
  ['2027-03-14T16:00:00Z', 'UTC', '2027-03-15T00:00:00.000Z'],
])('after %s in %s comes %s', (moment, zone, day) => {
  expect(nextConsumerDay(new Date(moment), zone)).toBe(day)
})
