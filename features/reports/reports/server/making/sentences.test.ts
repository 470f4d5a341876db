// What a number is compared with decides how the comparison is put into words.
import { expect, test } from 'vitest'
import { comparison } from './sentences.ts'

test.each([
  [120, null, '上期没有可比的数据。'],
  [120, 0, '上期没有可比的数据。'],
  [4_101, 1, '上期只有 1 篇，不作比较。'],
  [1, 9, '上期只有 9 篇，不作比较。'],
  [120, 120, '声量与上期持平。'],
  [150, 120, '声量较上期增加 25.0%。'],
  [90, 120, '声量较上期减少 25.0%。'],
  [1_205, 120, '声量是上期的 10 倍。'],
])('%s after %s: %s', (now, before, sentence) => {
  expect(comparison(now, before, 'zh')).toBe(sentence)
})
