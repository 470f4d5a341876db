import { expect, test } from 'vitest'
import { regions } from './data/regions.ts'
import { regionNames } from './region-names.ts'

test('every province and city has a name in English and in traditional', () => {
  const nameless = regions.filter(({ code }) => !/^[A-Zü][\w'ü ]+$/.test(regionNames(code)?.en ?? ''))
  expect(nameless).toEqual([])
  expect(regions.filter(({ code }) => !regionNames(code)?.['zh-TW'])).toEqual([])
})

test.each([
  ['610000', 'Shaanxi', '陝西'],
  ['140000', 'Shanxi', '山西'],
  ['150100', 'Hohhot', '呼和浩特'],
  ['610100', "Xi'an", '西安'],
  ['210100', 'Shenyang', '瀋陽'],
  ['810000', 'Hong Kong', '香港'],
])('%s is called %s', (code, english, traditional) =>
  expect(regionNames(code)).toEqual({ en: english, 'zh-TW': traditional }),
)

test('what is no province or city has none', () => expect(regionNames('210102')).toBeNull())
