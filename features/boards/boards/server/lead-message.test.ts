import { expect, test } from 'vitest'
import { leadMessage } from './panels/lead-message.ts'

test.each([
  ['one series', ['微博', '微信'], [[3, 1_200]], '微信最多：1,200'],
  [
    'parts of a row together',
    ['微博', '微信'],
    [
      [3, 2],
      [0, 2],
    ],
    '微信最多：4',
  ],
  ['a value that is not known', ['微博', '微信'], [[1, null]], '微博最多：1'],
  ['nothing', ['微博'], [[0]], ''],
  ['no row', [], [[]], ''],
])('%s', (_, rows, values, message) => {
  expect(leadMessage({ rows, series: values.map(each => ({ values: each })) }, 'zh')).toBe(message)
})
