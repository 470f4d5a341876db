import { layoutProblem } from '@guanlan/features/boards/boards/contract'
import { describe, expect, test } from 'vitest'
import { screenNames } from '../contract.ts'
import { deliveredScreen, nextConsumerDay } from './named-screens.ts'

const now = new Date('2026-11-28T00:00:00Z')

describe.each([...screenNames])('%s', name => {
  test('its panels stand beside one another and fill no more than a wall', () => {
    const { panels } = deliveredScreen({ locale: 'zh', now }, name)
    expect(layoutProblem(panels)).toBeNull()
    expect(Math.max(...panels.map(({ at }) => at.y + at.h))).toBe(22)
  })
})

test.each([
  ['2026-11-28T00:00:00Z', '2027-03-15T00:00:00.000Z'],
  ['2027-03-14T23:59:59Z', '2027-03-15T00:00:00.000Z'],
  ['2027-03-15T00:00:00Z', '2028-03-15T00:00:00.000Z'],
])('after %s comes %s', (moment, day) => {
  expect(nextConsumerDay(new Date(moment)).toISOString()).toBe(day)
})
