import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

test('what both say, numbers that differ, and what stands here alone', () => {
  const text = '甲乙，丙 18 丁戊己'
  const parts = markedParts(
    text,
    [
      { from: 0, to: 2 },
      { from: 3, to: 8 },
    ],
    [{ from: 5, to: 7 }],
  )
  expect(parts.map(({ kind, text: of }) => [kind, of])).toEqual([
    ['same', '甲乙，丙 '],
    ['number', '18'],
    ['same', ' '],
    ['alone', '丁戊己'],
  ])
  expect(parts.map(({ text: of }) => of).join('')).toBe(text)
})

test('nothing in common, and nothing at all', () => {
  expect(markedParts('甲', [], [])).toEqual([{ kind: 'alone', text: '甲', from: 0 }])
  expect(markedParts('', [], [])).toEqual([])
})
