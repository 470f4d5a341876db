import { expect, test } from 'vitest'
import { nothingTyped, typedAfter } from './typed-day.ts'

const typed = (keys: readonly string[]) => keys.reduce(typedAfter, nothingTyped)

test.each([
  ['20260231', '20260231'],
  ['20261301', '20261301'],
  ['20260230', '20260230'],
  ['2026-2-31', '2026-2-31'],
  ['2026/02/29', '2026/02/29'],
  ['20280229', null],
  ['20260228', null],
  ['2026-12-31', null],
  // A day and the time after it.
  ['202602281830', null],
  ['2602', null],
])('of %s no calendar has %s', (text, impossible) => {
  expect(typed([...text]).impossible).toBe(impossible)
})

test('what is typed after another key begins anew, and a next digit takes the refusal back', () => {
  expect(typed([...'2026', 'ArrowRight', ...'0231']).impossible).toBeNull()
  expect(typed([...'20260231', '2']).impossible).toBeNull()
  expect(typed([...'2026023', 'Shift', '1']).impossible).toBe('20260231')
})
