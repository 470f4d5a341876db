import { lineLength } from '@guanlan/features/workspace/notifications/contract'
import { expect, test } from 'vitest'
import { linesOf } from './mail-lines.ts'

test('a paragraph is a line, addresses come last', () => {
  const addresses = ['https://news.example/1']
  expect(linesOf({ text: ' 第一段。\n\n第二段。 ', addresses })).toEqual(['第一段。', '第二段。', ...addresses])
})

test.each([
  ['between sentences', '这是一句话。'.repeat(400)],
  ['where there is none', '字'.repeat(2_500)],
  ['of signs of two halves', '😀'.repeat(2_500)],
])('a long one is cut %s, and nothing of it is lost', (_, text) => {
  const lines = linesOf({ text, addresses: [] })
  expect(lines.join('')).toBe(text)
  for (const line of lines) expect([...line].length).toBeLessThanOrEqual(lineLength)
})
