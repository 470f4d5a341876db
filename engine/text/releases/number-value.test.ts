import { expect, test } from 'vitest'
import { numberValue } from './number-value.ts'

test.each<[string, number | string]>([
  ['3万', 30_000],
  ['30,000', 30_000],
  ['三万', 30_000],
  ['1.1万', 11_000],
  ['1.10', 1.1],
  ['三十二', 32],
  ['十', 10],
  ['一百零五', 105],
  ['二千三百', 2_300],
  ['一亿两千万', 120_000_000],
  ['3千万', 30_000_000],
  ['二〇一八', 2018],
  ['10:30', '10:30'],
  ['1.2.3', '1.2.3'],
])('%s is worth %s', (number, value) => {
  expect(numberValue(number)).toBe(value)
})
