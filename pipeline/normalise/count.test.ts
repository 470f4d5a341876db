import { describe, expect, test } from 'vitest'
import { isFromBelow, readCount } from './count.ts'

test.each([
  '10万+',
  '100000+',
  '超过3万',
  '逾 5 千',
  '3万余次',
  '10多万',
  '1000次以上',
  '>500',
  '≥500',
  'over 2k',
  '5,000+ more',
  '１０万＋',
])('%s is known from below only', written => expect(isFromBelow(written)).toBe(true))
test.each([100_000, '10万', '约10万', '近3万', '3.4k', '1,234', '', null])('%s is not', written =>
  expect(isFromBelow(written)).toBe(false),
)

test.each<[unknown, number]>([
  [1234, 1234],
  [0, 0],
  [12.7, 12],
  ['7', 7],
  ['0', 0],
  [' 56 ', 56],
  ['"890"', 890],
  ['’77’', 77],
  ['12.0', 12],
  ['1234.9', 1234],
  ['20万+', 200_000],
  ['20 万 +', 200_000],
  ['20萬+', 200_000],
  ['3.6万', 36_000],
  ['99.99万', 999_900],
  ['2.5W', 25_000],
  ['2.3亿', 230_000_000],
  ['1亿2000万', 120_000_000],
  ['5千', 5_000],
  ['3百', 300],
  ['三', Number.NaN],
  ['1.5千万', 15_000_000],
  ['2百万', 2_000_000],
  ['3十万', 300_000],
  ['50000+', 50_000],
  ['12,345', 12_345],
  ['1,234,567', 1_234_567],
  ['12,34,567', 1_234_567],
  ['1，234', 1_234],
  ['1 234 567', 1_234_567],
  ["1'234'567", 1_234_567],
  ['1.234.567', 1_234_567],
  ['1,234.5', 1_234],
  ['1,234.5万', 12_345_000],
  ['5.6k', 5_600],
  ['7.8K+', 7_800],
  ['1.1m', 1_100_000],
  ['2 million', 2_000_000],
  ['1.5 billion', 1_500_000_000],
  ['１２３４５', 12_345],
  ['３．５万', 35_000],
  ['阅读 20万+', 200_000],
  ['阅读量：3万', 30_000],
  ['播放：1.2亿次', 120_000_000],
  ['1.3万次播放', 13_000],
  ['1.3万次阅读', 13_000],
  ['约3万', 30_000],
  ['超20万', 200_000],
  ['逾3万人次', 30_000],
  ['>20万', 200_000],
  ['3万多', 30_000],
  ['500余', 500],
  ['500以上', 500],
  ['12 likes', 12],
  ['3.4K views', 3_400],
])('%j', (written, count) => expect(readCount(written)).toBe(Number.isNaN(count) ? null : count))

test.each([undefined, null, '', '  ', '-', '--', '—', '/', 'N/A', 'null', '暂无', '""'])('%j says nothing', written =>
  expect(readCount(written)).toBeUndefined(),
)

test.each([
  ...[
    '很多',
    'many',
    '第3名',
    '3万5',
    '1.2.3',
    '1,23',
    '12,34',
    '5-6',
    '2026-11-20',
    '12:30',
    'v2',
    '-5',
    '-1万',
    '+',
    '万',
    '3k5',
    '1e5',
    '0x10',
    'Infinity',
  ],
  ...[-1, Number.NaN, Number.POSITIVE_INFINITY, true, {}, [], ['3']],
])('%j is no number', written => expect(readCount(written)).toBeNull())

describe('a text made to do harm costs nothing', () => {
  test.each([
    ['digits', '1'.repeat(1_000_000)],
    ['commas', '1,'.repeat(500_000)],
    ['groups', `${',123'.repeat(14)}x`],
    ['groups behind a number', `1${',123'.repeat(14)}x`],
    ['blanks', `1${' '.repeat(57)}x`],
    ['numbers with units', `${'1万'.repeat(29)}x`],
    ['measures', `1${'次'.repeat(55)}x`],
  ])('%s', (_, text) => {
    const began = process.cpuUsage()
    for (let n = 0; n < 100; n++) expect(readCount(text)).toBeNull()
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1e6).toBeLessThan(1)
  })
})
