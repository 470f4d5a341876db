import { expect, test } from 'vitest'
import { againstOfText, textOfAgainst } from './choice.ts'

const question = { from: '2026-11-10T00:00:00.000Z', to: '2026-11-12T00:00:00.000Z' }

test.each([
  ['before', 'before'],
  ['lastYear', 'lastYear'],
  ['2026-10-01T00:00:00.000Z..2026-10-03T00:00:00.000Z', { since: '2026-10-01T00:00:00.000Z' }],
  ['2026-10-01T00:00:00.000Z', null],
  ['yesterday', null],
  ['..', null],
  ['x..y', null],
  [null, null],
])('%s is %o, and is written so again', (text, against) => {
  expect(againstOfText(text)).toEqual(against)
  expect(textOfAgainst(againstOfText(text), question)).toBe(against === null ? undefined : text)
})
