import { expect, test } from 'vitest'
import { endOf } from './validity.ts'

const now = new Date(2026, 10, 22, 12)

test('days are counted from now, a date lasts to its end', () => {
  expect(endOf('7', '', now)).toEqual(new Date(2026, 10, 29, 12))
  expect(endOf('own', '2026-11-23', now)).toEqual(new Date(2026, 10, 23, 23, 59, 59))
})

test('without a date there is no end', () => expect(endOf('own', '', now)).toBeNull())
