import { expect, test } from 'vitest'
import { ruleCache } from './rule-cache.ts'

test('of too many, those that nobody asked for longest go', () => {
  const kept = ruleCache<number>({ rules: 2, units: 100 })
  kept.keep('a', 1)
  kept.keep('b', 2)
  expect(kept.get('a')).toBe(1)
  kept.keep('c', 3)
  expect(['a', 'b', 'c'].map(kept.get)).toEqual([1, undefined, 3])
})

test('long texts push out as many as they need, and one that is longer than all may stays alone', () => {
  const kept = ruleCache<number>({ rules: 10, units: 10 })
  for (const text of ['aaaa', 'bbbb']) kept.keep(text, text.length)
  kept.keep('ccc', 3)
  expect(['aaaa', 'bbbb', 'ccc'].map(kept.get)).toEqual([undefined, 4, 3])
  kept.keep('d'.repeat(20), 20)
  expect(['bbbb', 'ccc', 'd'.repeat(20)].map(kept.get)).toEqual([undefined, undefined, 20])
  kept.keep('a', 1)
  expect(['d'.repeat(20), 'a'].map(kept.get)).toEqual([undefined, 1])
})

test('what was kept twice or dropped counts once or not at all', () => {
  const kept = ruleCache<number>({ rules: 10, units: 10 })
  for (let n = 0; n < 5; n++) kept.keep('aaaa', n)
  kept.keep('bbbb', 1)
  kept.drop('aaaa')
  kept.drop('aaaa')
  kept.keep('cccc', 2)
  expect(['aaaa', 'bbbb', 'cccc'].map(kept.get)).toEqual([undefined, 1, 2])
})
