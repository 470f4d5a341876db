import { expect, test } from 'vitest'
import { createReportedTexts } from './reported-texts.ts'

test('a text that was told is told once', () => {
  const texts = createReportedTexts('a')
  expect([texts.tell('a'), texts.tell('ab'), texts.tell('ab')]).toEqual([false, true, false])
})

test('own texts coming back late do not replace what was typed since', () => {
  const texts = createReportedTexts('')
  for (const text of ['a', 'ab', 'abc']) texts.tell(text)
  expect(['a', 'ab', 'abc'].map(text => texts.takes(text))).toEqual([false, false, false])
})

test('another text is shown, and what was on its way is forgotten', () => {
  const texts = createReportedTexts('a')
  texts.tell('ab')
  expect(texts.takes('undone')).toBe(true)
  expect(texts.takes('ab')).toBe(true)
})
