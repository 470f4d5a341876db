import { expect, test } from 'vitest'
import { ruleCache } from './rule-cache.ts'

test('of too many, those that nobody asked for longest go', () => {
  const stored = ruleCache<number>({ rules: 2, units: 100 })
  stored.keep('a', 1)
  stored.keep('b', 2)
  expect(stored.get('a')).toBe(1)
  stored.keep('c', 3)
  expect(['a', 'b', 'c'].map(stored.get)).toEqual([1, undefined, 3])
})

test('long texts push out as many as they need, and one that is longer than all may stays alone', () => {
  const stored = ruleCache<number>({ rules: 10, units: 10 })
  for (const text of ['aaaa', 'bbbb']) stored.keep(text, text.length)
  stored.keep('ccc', 3)
  expect(['aaaa', 'bbbb', 'ccc'].map(stored.get)).toEqual([undefined, 4, 3])
  stored.keep('d'.repeat(20), 20)
  expect(['bbbb', 'ccc', 'd'.repeat(20)].map(stored.get)).toEqual([undefined, undefined, 20])
  stored.keep('a', 1)
  expect(['d'.repeat(20), 'a'].map(stored.get)).toEqual([undefined, 1])
})

test('what was kept twice or dropped counts once or not at all', () => {
  const stored = ruleCache<number>({ rules: 10, units: 10 })
  for (let n = 0; n < 5; n++) stored.keep('aaaa', n)
  stored.keep('bbbb', 1)
  stored.drop('aaaa')
  stored.drop('aaaa')
  stored.keep('cccc', 2)
  expect(['aaaa', 'bbbb', 'cccc'].map(stored.get)).toEqual([undefined, 1, 2])
})
