import { expect, test } from 'vitest'
import { visitOf } from './visit.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20) + minutes * 60_000).toISOString()

test.each([
  ['the first visit has none before it', undefined, null],
  ['what is no visit is none', { seen: 'x', before: null }, null],
  ['a look half an hour later is another visit', { seen: at(-31), before: at(-900) }, at(-31)],
  ['a look soon after is the same visit', { seen: at(-29), before: at(-900) }, at(-900)],
])('%s', (_, stored, before) => {
  expect(visitOf(stored, Date.parse(at(0)))).toEqual({ seen: at(0), before })
})
