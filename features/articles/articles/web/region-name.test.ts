import { regionNames } from '@guanlan/engine/text'
import type { Locale } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { regionNameIn } from './region-name.ts'

test.each<[Locale, number, string, string]>([
  ['zh', 440300, '深圳', '深圳'],
  ['zh-TW', 210100, '沈阳', '瀋陽'],
  ['en', 210100, '沈阳', 'Shenyang'],
  ['en', 210102, '沈阳和平区', 'Shenyang'],
  ['en', 110105, '北京朝阳区', 'Beijing'],
  ['zh-TW', 210102, '沈阳和平区', '沈阳和平区'],
  ['en', 999999, '某地', '某地'],
])('in %s %i is %s → %s', (locale, code, chinese, expected) =>
  expect(regionNameIn(locale, regionNames, code, chinese)).toBe(expected),
)

test('before the names are here the Chinese ones are said', () =>
  expect(regionNameIn('en', null, 440300, '深圳')).toBe('深圳'))
