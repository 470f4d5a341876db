import { acts } from '@guanlan/features/articles/articles/contract'
import { expect, test } from 'vitest'
import { everything, joined } from './changes.ts'

test('changes of one moment are one event, each article once, acts apart', () => {
  const first = joined({}, { act: 'sentiment', ids: [1, 2] })
  expect(joined(joined(first, { act: 'sentiment', ids: [2, 3] }), { act: 'read', ids: [9] })).toEqual({
    sentiment: [1, 2, 3],
    read: [9],
  })
})

test('too many articles, or unknown ones, are not named, and stay so', () => {
  const many = joined({}, { act: 'read', ids: Array.from({ length: 1_001 }, (_, id) => id) })
  expect(many).toEqual({ read: null })
  expect(joined(many, { act: 'read', ids: [1] })).toEqual({ read: null })
  expect(joined({ sentiment: [1] }, { act: 'sentiment', ids: null })).toEqual({ sentiment: null })
  expect(Object.keys(everything)).toEqual([...acts])
  expect(new Set(Object.values(everything))).toEqual(new Set([null]))
})
