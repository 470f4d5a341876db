// Words on screen: values filled in, the English singular, and what has no words.
import type { Phrases } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { translator } from './words.ts'

const words = {
  rows: ['{{count}} 行', '{{count}} 列', '{{count}} rows'],
  rows_one: ['{{count}} 行', '{{count}} 列', 'one row'],
  sources: ['{{count}} 个信源', '{{count}} 個信源', '{{count}} sources'],
} as const satisfies Phrases

test.each([
  ['zh', 'rows', 1, '1 行'],
  ['zh-TW', 'rows', 2, '2 列'],
  ['en', 'rows', 1, 'one row'],
  ['en', 'rows', 2, '2 rows'],
  ['en', 'sources', 1, '1 source'],
] as const)('%s: %s of %i', (locale, key, count, sentence) =>
  expect(translator(words, locale)(key, { count })).toBe(sentence),
)

test('a code that has no words is shown as it is', () => {
  const t = translator(words as Phrases, 'zh') as (key: string) => string
  expect(t('state_new')).toBe('state_new')
})

test('of a language that is not here yet another one is read', () => {
  const built = { save: [undefined, undefined, 'Save'] } as unknown as typeof words
  expect((translator(built, 'zh') as (key: string) => string)('save')).toBe('Save')
})
