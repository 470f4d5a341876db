import { expect, test } from 'vitest'
import { progressOf } from './targets.ts'

const day = 86_400_000
const target = { measure: 'pieces', number: 30 } as const

test.each([
  ['before it begins nothing is needed a day', { value: 0, start: 2 * day, due: 12 * day, now: day }, 'planned', null],
  ['what is there already counts', { value: 30, start: 2 * day, due: 12 * day, now: day }, 'reached', null],
  ['under way it is what is left a day', { value: 0, start: 0, due: 11 * day, now: day }, 'onTheWay', 3],
  ['past its end it is missed', { value: 3, start: 0, due: day, now: 2 * day }, 'missed', null],
] as const)('%s', (_, measured, state, neededADay) =>
  expect(progressOf(target, measured)).toEqual({ state, neededADay }),
)
