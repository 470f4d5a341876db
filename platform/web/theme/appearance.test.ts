import { expect, test } from 'vitest'
import { localeToBegin } from './appearance.ts'

test.each([
  ['what was chosen before', 'en', ['zh-CN'], 'en'],
  ['an unknown choice is simplified Chinese', 'fr', ['en'], 'zh'],
  ['the browser is English', null, ['en-GB', 'zh-CN'], 'en'],
  ['the browser is set to Taiwan', null, ['zh-TW', 'en'], 'zh-TW'],
  ['Hong Kong reads traditional', null, ['zh-HK'], 'zh-TW'],
  ['the first language that we speak', null, ['fr-FR', 'en-US', 'zh-CN'], 'en'],
  ['none that we speak', null, ['fr', 'de'], 'zh'],
  ['nothing is known', null, [], 'zh'],
])('the first language: %s', (_, stored, languages, expected) =>
  expect(localeToBegin(stored, languages)).toBe(expected),
)
