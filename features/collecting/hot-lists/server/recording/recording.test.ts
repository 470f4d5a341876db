import { comparedTitle, keyOf, sameness } from '@guanlan/features/articles/articles/server/analysis'
import { describe, expect, test } from 'vitest'
import { changesOf, type Known, minutesSince, notSeen } from './changes.ts'
import { entriesOf } from './entries.ts'
import { heatOf } from './heat.ts'

test.each([
  ['1.2万', 12_000],
  ['1234567热度', 1_234_567],
  ['热度 88w', 880_000],
  ['１，２３４', 1_234],
  ['3.5亿', 350_000_000],
  ['12 months', 12],
  [12.4, 12],
  ['沸', null],
  [Number.NaN, null],
  [-3, null],
  ['9'.repeat(60), null],
  [null, null],
])('heat %s is %s', (written, heat) => expect(heatOf(written)).toBe(heat))

test('a topic written twice, with marks or in traditional characters is one; ranks follow the order', () => {
  const reported = [
    { title: '#车门冻住了#', heat: '1万', label: '热', url: 'https://a.example/1' },
    { title: '车门冻住了！', heat: 5 },
    { title: '車門凍住了' },
    { title: ' ', heat: 9 },
    { title: 7 },
    { title: '新车\u0000上市', url: 'javascript:alert(1)' },
  ]
  const silent = { toldFirstSeen: null, toldPeakHeat: null }
  expect(entriesOf(reported)).toEqual([
    {
      key: '车门冻住了',
      title: '车门冻住了',
      rank: 1,
      heat: 10_000,
      label: '热',
      url: 'https://a.example/1',
      ...silent,
    },
    { key: '新车上市', title: '新车 上市', rank: 2, heat: null, label: null, url: null, ...silent },
  ])
})

test.each([
  ['text', '2026-02-07T15:46:25.016Z', '3.5万', '2026-02-07T15:46:25.016Z', 35_000],
  ['seconds', 1_770_000_000, 12, '2026-02-02T02:40:00.000Z', 12],
  ['a day to come', '2199-01-01', null, null, null],
  ['no day', '昨天', {}, null, null],
  ['the beginning of clocks', 0, '沸', null, null],
] as const)('what a source says of its own list: %s', (_, firstSeen, peakHeat, toldFirstSeen, toldPeakHeat) =>
  expect(entriesOf([{ title: '甲', firstSeen, peakHeat }])).toMatchObject([{ toldFirstSeen, toldPeakHeat }]),
)

const known = (key: string, rank: number | null, heat: number | null = null): Known => ({
  key,
  rank,
  heat,
  label: null,
})
const now = (...keys: string[]) => entriesOf(keys.map(title => ({ title })))

describe('what an observation changes', () => {
  test.each([
    ['nothing', [known('甲', 1), known('乙', 2)], now('甲', '乙'), []],
    ['one enters', [known('甲', 1)], now('甲', '乙'), [['乙', 'enters', 2, 0]]],
    [
      'two change places',
      [known('甲', 1), known('乙', 2)],
      now('乙', '甲'),
      [
        ['乙', 'moves', 1, 1],
        ['甲', 'moves', 2, -1],
      ],
    ],
    ['one leaves', [known('甲', 1), known('乙', 2)], now('甲'), [['乙', 'leaves', null, 0]]],
    ['one returns', [known('甲', null)], now('甲'), [['甲', 'returns', 1, 0]]],
    ['one that has left long ago does not leave again', [known('甲', 1), known('乙', null)], now('甲'), []],
  ] as const)('%s', (_, before, entries, expected) =>
    expect(changesOf(before, entries).map(({ key, kind, rank, rose }) => [key, kind, rank, rose])).toEqual(expected),
  )
  test('heat alone is a change', () =>
    expect(changesOf([known('甲', 1, 5)], entriesOf([{ title: '甲', heat: 6 }]))).toMatchObject([{ heat: 6, rose: 0 }]))
})

const at = (minute: number) => new Date(minute * 60_000)
test.each([
  ['first', at(5), null, now('甲'), { seenAt: null, toldAt: null }, null],
  ['later', at(5), at(5), now('甲'), { seenAt: at(4), toldAt: at(4) }, null],
  ['an empty list is not "all left"', at(5), null, [], { seenAt: at(4), toldAt: null }, 'empty'],
  ['the same minute again', at(5), null, now('甲'), { seenAt: at(5), toldAt: null }, 'past'],
  ['a list from before', at(5), at(3), now('甲'), { seenAt: at(4), toldAt: at(3) }, 'stale'],
] as const)('%s', (_, when, toldAt, entries, last, reason) =>
  expect(notSeen({ at: when, toldAt, entries }, last)).toBe(reason),
)

test('minutes through a hole are not counted', () => {
  expect(minutesSince(null, at(9), 120)).toBe(0)
  expect(minutesSince(at(7), at(9), 120)).toBe(2)
  expect(minutesSince(at(9), at(30), 120)).toBe(0)
  expect(minutesSince(at(9), at(30), 600)).toBe(21)
})

test.each([
  ['零下二十度车门冻住', '零下二十度车门冻住，车主被锁', true],
  ['青麓快递柜超时收费', '云渡快递柜超时收费', false],
  ['南堰马拉松有人推着婴儿车完赛', '石桥马拉松有人推着婴儿车完赛', false],
  ['南堰新开一条过江隧道', '青麓新开一条过江隧道', false],
  ['南堰新开一条过江隧道', '栖霞镇新开一条过江隧道', false],
  ['栖霞区新开一条过江隧道', '栖霞镇新开一条过江隧道', false],
  ['栖霞镇新开一条过江隧道，通行只要5分钟', '栖霞区新开一条过江隧道', false],
  ['苹果手机全线降价', '苹果电脑全线降价', false],
  ['南堰市新开一条过江隧道', '南堰新开一条过江隧道', true],
  ['南堰大桥事故官方通报', '官方通报南堰大桥事故', true],
  ['穹途汽车新车星野谍照', '穹途汽车新车星野谍照流出，内饰有11处变化', true],
  ['充电桩排队3小时', '充电桩排队5小时', false],
  ['初雪', '初雪之后的交通', false],
  ['国乒对阵青麓队', '国乒对阵南堰队', false],
  ['澄屿', '澄屿召回两万辆新车', false],
  ['澄屿召回两万辆', '车主等来澄屿召回两万辆的消息，客服电话被打爆', true],
  ['南堰女孩被困电梯三小时', '官方通报女孩被困电梯三小时', true],
] as const)('%s and %s: one matter %s', (a, b, isOne) => {
  const [one, other] = [comparedTitle(keyOf(a)), comparedTitle(keyOf(b))]
  expect([sameness(one, other) > 0, sameness(other, one) > 0]).toEqual([isOne, isOne])
})
