import { hotWordIs } from '@guanlan/features/charts/charts/web'
import { expect, test } from 'vitest'
import { leanOf, sizeOf, trendOf } from './hot-words.ts'

test('a word rose, fell or stayed', () => {
  const of = (count: number, before: number) => trendOf({ count, before })
  expect([of(30, 12), of(3, 12), of(12, 12), of(5, 0)]).toEqual(['rose', 'fell', 'stayed', 'rose'])
})

test('the flags of the call are sentiments', () => {
  expect((['01', '-1', ''] as const).map(emotion => leanOf({ emotion }))).toEqual(['positive', 'negative', null])
})

test('the most frequent word of a cloud is the largest, and the rarest can be read', () => {
  expect(sizeOf(1000, 1000)).toBe(30)
  expect(sizeOf(250, 1000)).toBeLessThan(30)
  expect(sizeOf(1, 1000)).toBeGreaterThanOrEqual(13)
})

test('a word opens by the filter it was counted with', () => {
  expect(hotWordIs({ word: 'iPhone 15', by: 'keyword' })).toEqual({ field: 'keyword', is: 'is', values: ['iPhone 15'] })
  expect(hotWordIs({ word: '绮罗', by: 'title' }).field).toBe('title')
})
