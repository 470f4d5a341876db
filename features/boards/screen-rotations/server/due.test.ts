import { expect, test } from 'vitest'
import { RotationEntry } from '../contract.ts'
import { dueScreen, isActive } from './due.ts'

const entry = (of: object) => RotationEntry.parse({ screen: 'monitorScreen', ...of })
const zone = 'Asia/Shanghai'

test.each([
  ['every day at any time', {}, 3, 0, true],
  ['within its hours', { from: '08:00', to: '18:00' }, 3, 8 * 60, true],
  ['when they are over', { from: '08:00', to: '18:00' }, 3, 18 * 60, false],
  ['on another day', { weekdays: [1, 2] }, 3, 600, false],
  ['over midnight, before it', { weekdays: [5], from: '22:00', to: '06:00' }, 5, 23 * 60, true],
  ['over midnight, after it', { weekdays: [5], from: '22:00', to: '06:00' }, 6, 60, true],
  ['over midnight, a day too late', { weekdays: [5], from: '22:00', to: '06:00' }, 5, 60, false],
  ['from Sunday into Monday', { weekdays: [7], from: '22:00', to: '06:00' }, 1, 60, true],
])('an entry is on: %s', (_, of, weekday, minute, is) => {
  expect(isActive(entry(of), weekday, minute)).toBe(is)
})

test('screens follow each other by their seconds, and come round again', () => {
  const entries = [entry({ seconds: 20 }), entry({ screen: 'TopBrand', seconds: 40 })]
  const at = (second: number) => dueScreen(entries, new Date(60_000 * 1_000 + second * 1_000), zone)
  expect([0, 19, 20, 59, 60].map(second => at(second))).toEqual([
    { screen: 'monitorScreen', seconds: 20 },
    { screen: 'monitorScreen', seconds: 1 },
    { screen: 'TopBrand', seconds: 40 },
    { screen: 'TopBrand', seconds: 1 },
    { screen: 'monitorScreen', seconds: 20 },
  ])
})

test('hours are those of the organisation, and a wall is never empty', () => {
  const entries = [entry({ from: '08:00', to: '09:00' }), entry({ screen: 'TopBrand', from: '09:00', to: '10:00' })]
  expect(dueScreen(entries, new Date('2026-11-29T01:30:00Z'), zone).screen).toBe('TopBrand')
  expect(dueScreen(entries, new Date('2026-11-29T12:00:00Z'), zone)).toEqual({ screen: 'monitorScreen', seconds: 60 })
})
