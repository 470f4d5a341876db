import { describe, expect, test } from 'vitest'
import { sourceReader } from './named-sources.ts'
import { following, jumpsOf, originsOf, placesShown, type SpreadRow, surges } from './origins.ts'

const media = new Map([
  ['新华社', 1],
  ['新华社客户端', 2],
  ['观潮日报', 3],
  ['Xinhua News', 4],
  ['甲', 5],
])
const reads = sourceReader(media)

describe('the source that a text names', () => {
  test.each([
    ['来源：新华社 编辑：某某', 1, '来源：新华社'],
    ['（来源:《观潮日报》）', 3, '来源:《观潮日报'],
    ['转自新华社客户端', 2, '转自新华社客户端'],
    ['据新华社11月20日报道，', 1, '据新华社11月20日报道'],
    ['昨夜有雨。據觀察，來源：新华社', 1, '來源：新华社'],
    ['新华社北京11月20日电 今天', 1, '新华社北京11月20日电'],
    ['A statement was issued (via Xinhua News).', 4, 'via Xinhua News'],
    ['source: xinhua news', 4, 'source: xinhua news'],
  ])('%s', (text, mediaId, said) => {
    expect(reads(text, 9)).toEqual({ mediaId, said })
  })
  test.each([
    ['根据新华社的章程成立', 'no report'],
    ['数据新华社报道', 'part of another word'],
    ['来源：甲', 'a name of one character'],
    ['来源：某某网', 'nobody of the story'],
    ['记者在新华社门口说', 'named in passing'],
    ['', 'nothing'],
  ])('is none in %s: %s', text => {
    expect(reads(text, 9)).toBeNull()
  })
  test('is never the medium itself', () => expect(reads('来源：新华社', 1)).toBeNull())
})

const row = (id: number, more: Partial<SpreadRow> = {}): SpreadRow => ({
  id,
  at: new Date(Date.UTC(2026, 10, 20, 0, id * 10)),
  mediaId: id,
  media: `媒体${id}号`,
  url: `https://www.m${id}.cn/a/${id}.html`,
  text: '',
  links: [],
  like: null,
  common: null,
  ...more,
})

test.each<[string, SpreadRow[], [number | null, string | null, string | null][]]>([
  ['none', [], []],
  ['one', [row(1)], [[null, null, null]]],
  [
    'nothing said',
    [row(1), row(2)],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
    ],
  ],
  [
    'a link before a name',
    [row(1), row(2), row(3, { links: ['http://m2.cn/a/2.html#top'], text: '来源：媒体1号' })],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
      [1, 'link', 'high'],
    ],
  ],
  [
    'a name before likeness',
    [row(1), row(2), row(3, { text: '转自媒体2号', like: 1, common: 0.9 })],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
      [1, 'named', 'high'],
    ],
  ],
  [
    'likeness',
    [row(1), row(2), row(3, { like: 2, common: 0.8 })],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
      [1, 'alike', 'middle'],
    ],
  ],
  [
    'the earlier came later',
    [row(1), row(2, { like: 3, common: 0.8 }), row(3)],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
      [1, 'alike', 'middle'],
    ],
  ],
  [
    'a medium that published only later',
    [row(1), row(2, { text: '来源：媒体3号' }), row(3)],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
      [0, 'assumed', 'low'],
    ],
  ],
  [
    'an article that links to itself',
    [row(1), row(2, { links: ['https://m2.cn/a/2.html'] })],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
    ],
  ],
  [
    'like one that is not in the story',
    [row(1), row(2, { like: 77, common: 0.9 })],
    [
      [null, null, null],
      [0, 'assumed', 'low'],
    ],
  ],
])('taken from: %s', (_, rows, expected) => {
  expect(originsOf(rows).map(({ from, reason, certainty }) => [from, reason, certainty])).toEqual(expected)
})

const chain = [row(1), row(2, { like: 1, common: 0.9 }), row(3, { like: 2, common: 0.9 }), row(4)]
test('copies are counted along the tree, and whoever is told has a source that is told', () => {
  const taken = originsOf(chain)
  expect(taken.map(({ copies, below }) => [copies, below])).toEqual([
    [2, 3],
    [1, 1],
    [0, 0],
    [0, 0],
  ])
  expect(placesShown(taken, 2)).toEqual([0, 1])
  expect(placesShown(taken, 9)).toEqual([0, 1, 2, 3])
})

test('jumps are counted between kinds that differ and are known', () => {
  const kinds = ['web', 'weibo', null, 'weibo']
  expect(jumpsOf(chain, originsOf(chain), place => kinds[place] ?? null)).toEqual([
    { from: 'web', to: 'weibo', count: 2, firstId: 2, firstAt: chain[1]?.at.toISOString() },
  ])
})

test('a surge is told once, by the article that most follow', () => {
  const minutes = [0, 100, 101, 102, 300, 301]
  const rows = minutes.map(minute => ({ at: new Date(minute * 60_000) }))
  expect(following(rows, 3_600_000)).toEqual([0, 2, 1, 0, 1, 0])
  expect(surges(rows, 3_600_000, 5)).toEqual([
    { place: 1, following: 2 },
    { place: 4, following: 1 },
  ])
})
