// Where articles come from, from story to story and from outside; what is counted behind them; what is shown and who mattered.
import type { SpreadArticle } from '@guanlan/features/charts/charts/server'
import { describe, expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { ancestorsOf, mainLine, shownPlaces } from './shown.ts'
import { type VoiceRow, voicesOf } from './voices.ts'

const row = (id: number, more: Partial<SpreadArticle> = {}): SpreadArticle => ({
  ...{ id, at: new Date(Date.UTC(2026, 10, 20, 0, id * 30)), mediaId: id, media: `媒体${id}号`, title: `第${id}篇` },
  url: `https://m${id}.cn/${id}.html`,
  ...{ text: '', links: [], like: null, common: null, mediaType: 1, level: null, sentiment: 0, story: 1, region: null },
  ...more,
})
const knows =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)
const sourcesOf = (rows: readonly SpreadArticle[], isMedium = knows()) =>
  linesOf(rows, isMedium).map(({ from, outside, reason, certainty }) => [from, outside, reason, certainty])

describe('from story to story', () => {
  test('nothing passes by order or likeness', () => {
    expect(sourcesOf([row(1), row(2, { story: 2 }), row(3, { story: 2, like: 1, common: 0.9 })])).toEqual([
      [null, null, null, null],
      [null, null, null, null],
      [1, null, 'assumed', 'low'],
    ])
  })
  test('a link leads to the article, a name of the beginning of a story to the medium, less certain', () => {
    const rows = [
      row(1),
      row(2, { story: 2, text: '来源：媒体1号' }),
      row(3, { story: 2, links: ['http://www.m1.cn/1.html'], like: 2, common: 0.9 }),
      row(4, { story: 2, text: '来源：媒体1号' }),
    ]
    expect(sourcesOf(rows)).toEqual([
      [null, null, null, null],
      [0, null, 'named', 'middle'],
      [0, null, 'link', 'high'],
      [1, null, 'assumed', 'low'],
    ])
  })
  test('what is known within a story stays', () => {
    const rows = [row(1), row(2, { story: 2 }), row(3, { story: 2, text: '来源：媒体2号', links: [] })]
    expect(sourcesOf(rows)[2]).toEqual([1, null, 'named', 'high'])
  })
})

describe('a source outside', () => {
  const rows = [
    row(1),
    row(2, { text: '来源：观潮晚报' }),
    row(3, { text: '据新潮社报道，', like: 1, common: 0.9 }),
    row(4, { text: '来源：媒体3号' }),
  ]
  test('says more than likeness and order; one without a cue counts where a medium has the name', () => {
    expect(sourcesOf(rows, knows('新潮社'))).toEqual([
      [null, null, null, null],
      [null, '观潮晚报', 'named', 'high'],
      [null, '新潮社', 'named', 'high'],
      [2, null, 'named', 'high'],
    ])
    expect(sourcesOf(rows)[2]).toEqual([0, null, 'alike', 'middle'])
  })
})

// 1 ← 2 (names it) ← 3 (alike) ← 4 (names 3); 5 has the source outside.
const tree = [
  row(1),
  row(2, { text: '来源：媒体1号' }),
  row(3, { like: 2, common: 0.9 }),
  row(4, { text: '来源：媒体3号' }),
  row(5, { text: '来源：观潮晚报' }),
]
const lines = linesOf(tree, knows())

test('what is known and what is inferred are counted apart: beyond an inferred line all is inferred', () => {
  expect(lines.map(({ copies, known, inferred }) => [copies, known, inferred])).toEqual([
    [1, 1, 2],
    [1, 0, 2],
    [1, 1, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
})

describe('shown', () => {
  const many = linesOf(
    Array.from({ length: 300 }, (_, at) =>
      row(at + 1, at === 0 ? {} : { text: `来源：媒体${Math.ceil((at + 1) / 10)}号` }),
    ),
    knows(),
  )
  const show = (more: Partial<Parameters<typeof shownPlaces>[1]> = {}) =>
    shownPlaces(many, { most: 50, opened: new Set(), must: [], ...more })
  test('the source of each one shown is shown, too', () => {
    for (const places of [
      show(),
      show({ must: [299] }),
      show({ most: 8, must: [299] }),
      show({ opened: new Set([3]) }),
    ])
      for (const place of places) for (const above of ancestorsOf(many, place)) expect(places).toContain(above)
  })
  test('what must be seen is, as long as there is room, and the copies of an opened one', () => {
    expect(show()).not.toContain(299)
    expect(show({ must: [299] })).toContain(299)
    expect(show({ most: 8, must: [299] })).toContain(299)
    expect(show({ must: [299] }).length).toBeLessThanOrEqual(50)
    const copies = [...many.keys()].filter(place => many[place]?.from === 3)
    expect(show({ opened: new Set([3]) })).toEqual(expect.arrayContaining(copies))
  })
})

test('the main line leads where most follow, or through the article itself', () => {
  expect(mainLine(lines, null, 9)).toEqual([0, 1, 2, 3])
  expect(mainLine(lines, 4, 9)).toEqual([4])
  expect(mainLine(lines, 2, 9)).toEqual([0, 1, 2, 3])
  expect(mainLine(lines, null, 2)).toEqual([0, 3])
  expect(mainLine([], null, 9)).toEqual([])
})

describe('who mattered', () => {
  const voiceRow = (at: number, more: Partial<VoiceRow> = {}): VoiceRow => ({
    ...{ at: new Date(Date.UTC(2026, 10, 20, at)), title: '', level: null, platform: null },
    ...more,
  })
  const rows = [
    voiceRow(0, { platform: 'weibo', title: '辟谣' }),
    voiceRow(1, { level: 'city', platform: 'weibo' }),
    voiceRow(2, { level: 'central', platform: 'douyin' }),
    voiceRow(3, { level: 'city', title: '官方辟谣：没有此事' }),
    voiceRow(4),
  ]
  test('each with measure and hours; the earliest corrects nothing', () => {
    const voices = voicesOf(rows, lines)
    expect(voices.map(({ role, node, hours, known, inferred }) => [role, node, hours, known, inferred])).toEqual([
      ['originator', 0, 0, 1, 2],
      ['firstOfPlatform', 0, 0, 1, 2],
      ['firstOfPlatform', 2, 2, 1, 0],
      ['firstOfLevel', 1, 1, 0, 2],
      ['firstCentral', 2, 2, 1, 0],
      ['amplifier', 1, 1, 0, 2],
      ['amplifier', 2, 2, 1, 0],
      ['correction', 3, 3, 0, 0],
    ])
  })
  test('a source outside that more go back to is where it came from', () => {
    const named = linesOf([row(1), row(2, { text: '来源：观潮晚报' }), row(3, { text: '来源：观潮晚报' })], knows())
    expect(voicesOf(rows.slice(0, 3), named)[0]).toMatchObject({
      ...{ role: 'originator', node: null, outside: '观潮晚报', hours: 1, known: 2, inferred: 0 },
    })
  })
})
