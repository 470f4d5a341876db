import { expect, test } from 'vitest'
import { ofOne, say } from './phrases.ts'

test.each([
  ['1 sources', '1 source'],
  ['1 stories', '1 story'],
  ['1 watches removed', '1 watch removed'],
  ['1 boxes', '1 box'],
  ['1 articles are being translated', '1 article is being translated'],
  ['More than 1 articles are found', 'More than 1 article is found'],
  ['1 ms', '1 ms'],
  ['Silent for 1 s', 'Silent for 1 s'],
  ['21 sources', '21 sources'],
])('%s', (many, one) => expect(ofOne(many, { count: 1 })).toBe(one))

test('only English, and only where one is counted', () => {
  const phrase = ['{{count}} 个信源', '{{count}} 個訊源', '{{count}} sources'] as const
  expect(say(phrase, 'en', { count: '1' })).toBe('1 source')
  expect(say(phrase, 'en', { count: 2 })).toBe('2 sources')
  expect(say(phrase, 'zh', { count: 1 })).toBe('1 个信源')
})
