import { expect, test } from 'vitest'
import { addLanguage, type Phrase, phrases, say } from './phrases.ts'

test('a language that was left out is filled in where words are declared, before and after it comes', () => {
  const before = phrases({ save: ['保存'] as unknown as Phrase }, 'before')
  const shared = { ...before }
  expect(say(before.save, 'en')).toBe('保存')
  addLanguage('en', { before: { save: 'Save', gone: 'Gone' }, after: { close: 'Close' } })
  const after = phrases({ close: ['关闭'] as unknown as Phrase }, 'after')
  expect([say(before.save, 'en'), say(shared.save, 'en'), say(after.close, 'en')]).toEqual(['Save', 'Save', 'Close'])
  expect(say(before.save, 'zh')).toBe('保存')
})
