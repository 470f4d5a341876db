import type { Question } from '@guanlan/features/articles/articles/contract'
import { describe, expect, test } from 'vitest'
import { analysisQueryOf, analysisViewOf, cutOut, narrowed } from './address.ts'
import { viewBehind } from './behind-view.ts'
import { bySentiment, type Drawn, type Part } from './figures/drawn.ts'
import { cellIs } from './figures/of-negative.ts'
import { senderGroups, touch } from './figures/of-others.ts'
import { net } from './figures/of-overview.ts'
import { regionBars, regionMap } from './figures/of-regions.ts'
import { splitVolume, weekHours } from './figures/of-shapes.ts'
import { reshaped } from './figures/reshaped.ts'
import type { FigureWords } from './figures/words.ts'
import { looksOf, mostOf, ownPart, panelNames, panelsAsColumns, placedPanels } from './panels.ts'

const w = {
  sentiments: { positive: '正面', neutral: '中性', negative: '负面' },
  toldHead: {},
  regionOf: (region: number | null) => String(region),
  placeOf: (region: number | null) => String(region),
  placeItself: (name: string) => `${name} 未细分`,
  onTile: (name: string) => name,
  mediaTypeOf: (type: string) => type,
  toldOf: (_: string, value: string) => value,
  noRegion: (count: number) => `${count} 无地区`,
  noMention: (count: number) => `${count} 无提及`,
  nobodyTold: (field: string, count: number) => `${count} ${field}`,
  noReader: (count: number) => `${count} 无阅读`,
  toldAndEstimated: () => '',
} as unknown as FigureWords
const split = { count: 6, positive: 1, neutral: 2, negative: 3 }
const weibo = { field: 'mediaType', is: 'is', values: ['weibo'] } as const
const part = (more: Partial<Part> = {}): Part => ({
  name: '微博',
  count: 6,
  filters: [{ ...weibo, values: ['weibo'] }],
  own: { ...weibo, values: ['weibo'] },
  ...more,
})
const places = [
  { code: '330000', short: '浙江', parent: null },
  { code: '330100', short: '杭州', parent: '330000' },
  { code: '110000', short: '北京', parent: null },
  { code: '710000', short: '台湾', parent: null },
]
const asked = { from: '2026-11-16T00:00:00.000Z', to: '2026-11-17T00:00:00.000Z' }
const of = (text: string) => analysisViewOf(new URLSearchParams(text))

describe('the address', () => {
  test('without a word it is the last seven days of everything', () => {
    expect(of('')).toMatchObject({ range: '7d', whole: '7d', monitors: [], filters: [], fold: false })
  })
  test.each([
    '',
    'range=24h',
    'monitors=3%2C4&range=30d&filter=mediaType%3Aweibo&fold=1',
    'split=region&as=shares',
    'range=24h&against=lastWeek&forecast=1',
    'release=map%7E330000&mentioned=%7E110000',
    'list=publishers&all=accounts&like=%E6%9E%97&sort=interactions',
  ])('comes back: %s', text => {
    expect(of(analysisQueryOf(of(text)).toString())).toEqual(of(text))
  })
  test('a link with one monitor is read', () => expect(of('monitor=7').monitors).toEqual([7]))
  test('a stretch knows the time it was cut out of, also cut twice', () => {
    const once = { ...of('range=30d'), ...cutOut(of('range=30d'), asked) }
    const again = of(analysisQueryOf({ ...once, ...cutOut(once, asked) }).toString())
    expect([again.range, again.whole]).toEqual([asked, '30d'])
  })
  test('nonsense opens the analysis all the same', () => {
    expect(of('monitors=x&split=author&as=pie&range=never&whole=~&from=2026&to=2025&filter=nothing:1')).toEqual(of(''))
  })
})

describe('only this, without this', () => {
  test('adds the filters of the figure and its stretch', () => {
    const next = narrowed(of('range=30d'), part({ range: asked }), 'only')
    expect(next).toEqual({ filters: part().filters, range: asked, whole: '30d' })
  })
  test('turns its own filter round', () => {
    expect(narrowed(of(''), part(), 'without')).toEqual({ filters: [{ ...weibo, is: 'isNot', values: ['weibo'] }] })
    const outside = part({ own: { ...weibo, is: 'isNot', values: ['weibo'] } })
    expect(narrowed(of(''), outside, 'without')?.filters?.[0]?.is).toBe('is')
  })
  test('nothing where nothing changes, or nothing more fits', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `filter=author:${at}`).join('&')
    expect(narrowed(of('filter=mediaType:weibo'), part(), 'only')).toBeNull()
    expect(narrowed(of(''), part({ own: null }), 'without')).toBeNull()
    expect(narrowed(of(twenty), part(), 'only')).toBeNull()
  })
})

describe('the list behind a figure', () => {
  const question: Question = { ...asked, monitors: [3, 4], filters: [], place: 'desk', fold: true }
  test('has its moments, monitors and folding', () => {
    const view = viewBehind(question, part())
    expect(view).toMatchObject({ monitors: [3, 4], range: asked, fold: true, filters: part().filters })
  })
  test('of a story has every copy', () => expect(viewBehind(question, part({ unfolded: true })).fold).toBe(false))
})

describe('figures', () => {
  test('a piece of a line has the filter of both', () => {
    const line = { ...split, part: part() }
    const piece = bySentiment('类型', [line], w.sentiments).partAt({ row: 0, series: 2 })
    expect(piece).toMatchObject({ count: 3, name: '微博 · 负面', ownName: '微博' })
    expect(piece?.filters).toEqual([...part().filters, { field: 'sentiment', is: 'is', values: ['-1'] }])
    expect(bySentiment('类型', [line], w.sentiments).partAt({ row: 1, series: 0 })).toBeNull()
  })
  test('articles without a region say so in place of one bar', () => {
    const release = { of: 'release', within: null } as const
    const unknown = [{ ...split, region: 0 }]
    expect(regionBars(unknown, release, 6, [], w)).toMatchObject({ silent: '6 无地区', data: { rows: [] } })
    expect(regionMap(unknown, release, 6, places, w, null)).toMatchObject({ silent: '6 无地区', data: { rows: [] } })
    expect(regionBars([], { ...release, of: 'mentioned' }, 6, [], w).silent).toBe('6 无提及')
    expect(regionBars([], { ...release, of: 'mentioned' }, 0, [], w).silent).toBeUndefined()
  })
  test('a province opens its articles and leads to its cities; what is not known stands beside the map', () => {
    const { map, partAt, data } = regionMap(
      [
        { ...split, region: 330000 },
        { ...split, region: 0 },
      ],
      { of: 'release', within: null },
      12,
      places,
      w,
      null,
    )
    expect(data.rows).toEqual(['330000', 'null', '110000', '710000'])
    expect(map?.places.map(place => place !== null)).toEqual([true, false, true, true])
    expect(partAt({ row: 0, series: 0 })).toMatchObject({
      count: 6,
      filters: [{ field: 'region', is: 'is', values: ['330000'] }],
      inner: { of: 'release', within: 330000 },
    })
    expect(partAt({ row: 1, series: 0 })).toMatchObject({ filters: [{ values: ['0'] }] })
    expect(partAt({ row: 3, series: 0 })?.inner).toBeUndefined()
  })
  test('what lies in no city of a province is without all of them', () => {
    const level = { of: 'mentioned', within: 330000 } as const
    const { partAt } = regionBars([{ ...split, region: 330000 }], level, 6, places, w)
    expect(partAt({ row: 0, series: 2 })).toMatchObject({ name: '330000 未细分 · 负面', own: null })
    expect(partAt({ row: 0, series: 2 })?.filters).toEqual([
      { field: 'mentioned', is: 'is', values: ['330000'] },
      { field: 'mentioned', is: 'isNot', values: ['330100'] },
      { field: 'sentiment', is: 'is', values: ['-1'] },
    ])
  })
  test('a map has the places that its outlines have, and no other', () => {
    const outlines = {
      type: 'FeatureCollection' as const,
      features: [{ properties: { adcode: '330100' } }, { properties: { adcode: '100000_JD' } }],
    }
    const parts = [330100, 330200, 330000].map(region => ({ ...split, region }))
    const { map } = regionMap(parts, { of: 'release', within: 330000 }, 6, places, w, outlines)
    expect(map).toMatchObject({ kind: 'outlines', places: ['330100', null, null] })
  })
  test('what nobody told is no ring; what somebody told has a slice for the others', () => {
    const unknown = { ...split, value: 'unknown' }
    expect(senderGroups('gender', [unknown], w)).toMatchObject({ silent: '6 gender', data: { rows: [] } })
    expect(senderGroups('gender', [{ ...split, value: 'f' }, unknown], w).data.rows).toEqual(['f', 'unknown'])
    expect(senderGroups('gender', [], w).silent).toBeUndefined()
  })
  test('readers told and estimated are two figures of one list', () => {
    const readers = { articles: 6, told: 4, readers: 900, estimated: 2, estimatedReaders: 50 }
    const drawn = touch({ total: readers, mediaTypes: [{ ...readers, mediaType: 'weibo' }] }, w)
    expect(drawn.data.series.map(({ values }) => values)).toEqual([[900], [50]])
    expect(drawn.partAt({ row: 0, series: 1 })).toMatchObject({ count: 6, filters: part().filters })
  })
  test('a part of the volume has its time and its filter; the rest is what none of them has', () => {
    const answer = {
      by: 'region' as const,
      unit: 'day' as const,
      points: ['2026-11-15T16:00:00.000Z', '2026-11-16T16:00:00.000Z'],
      parts: [
        { value: '110000', counts: [3, 0] },
        { value: null, counts: [1, 0] },
      ],
    }
    const words = { ...w, moment: (iso: string) => iso.slice(0, 10) } as FigureWords
    const drawn = splitVolume(answer, 'shares', asked, (_, value) => value ?? '其余', words)
    expect(drawn.data.series.map(({ values }) => values)).toEqual([
      [75, 0],
      [25, 0],
    ])
    expect(drawn.partAt({ row: 0, series: 1 })).toMatchObject({
      count: 1,
      filters: [{ field: 'region', is: 'isNot', values: ['110000'] }],
      range: { from: asked.from, to: '2026-11-16T15:59:59.999Z' },
    })
    expect(drawn.partAt({ row: 0, series: 2 })).toBeNull()
  })
  test('an hour of the week opens by weekday and hour', () => {
    const words = { ...w, weekdayOf: String, hourOf: String } as FigureWords
    const drawn = weekHours([{ weekday: 7, hour: 23, count: 4, negative: 1 }], words)
    expect(drawn.partAt({ row: 6, series: 23 })).toMatchObject({
      count: 4,
      filters: [
        { field: 'weekday', values: ['7'] },
        { field: 'hour', values: ['23'] },
      ],
    })
    expect(weekHours([], words).data.series.every(({ values }) => values.length === 0)).toBe(true)
  })
  test('net sentiment of nothing is nothing', () => {
    expect([net(split), net({ count: 0, positive: 0, negative: 0 })]).toEqual([-33, 0])
  })
})

describe('the panels', () => {
  test('are kept as they were arranged', () => {
    const mine = placedPanels(null)
      .toReversed()
      .map((panel, at) => ({ ...panel, shown: at !== 2, width: 3 as const }))
    expect(placedPanels(panelsAsColumns(mine))).toEqual(mine)
  })
  test('those that nobody arranged yet stand at the end', () => {
    const stored = { order: ['touch', 'gone'], shown: {}, widths: { touch: 9 }, pinned: {} }
    const names = placedPanels(stored).map(({ name }) => name)
    expect(names).toEqual(['touch', ...panelNames.filter(name => name !== 'touch')])
    expect(placedPanels(stored)[0]?.width).toBe(2)
  })
})

describe('a line of the negative analysis', () => {
  const cell = { dimension: '质量', level: 2, mediaType: 'weibo' as const, region: 110000, count: 3 }
  const bare = { ...cell, dimension: null, level: null, region: 0 }
  const answer = { dimensions: ['质量', '服务'] }
  test('is the articles of its four values', () => {
    expect(cellIs(cell, answer).map(({ field, is, values }) => `${field} ${is} ${values}`)).toEqual([
      'sentiment is -1',
      'dimension is 质量',
      'level is 2',
      'mediaType is weibo',
      'region is 110000',
    ])
  })
  test('without a dimension, a level and a region it is what has none', () => {
    expect(cellIs(bare, answer).map(({ field, is, values }) => `${field} ${is} ${values}`)).toEqual([
      'sentiment is -1',
      'dimension isNot 质量,服务',
      'level isNot 1,2,3,4',
      'mediaType is weibo',
      'region is 0',
    ])
  })
})

describe('a panel as a person wants it', () => {
  const lines = ['甲', '乙', '丙'].map(name => ({ ...split, part: part({ name }) }))
  const bars = bySentiment('媒体', lines, w.sentiments)
  test('is drawn otherwise with fewer lines, and each figure opens what it opened before', () => {
    const two = reshaped(bars, 'columns', 2)
    expect([two.shape, two.data.rows]).toEqual(['columns', ['甲', '乙']])
    expect(two.data.series.map(({ values }) => values.length)).toEqual([2, 2, 2])
    expect(two.partAt({ row: 1, series: 2 })).toEqual(bars.partAt({ row: 1, series: 2 }))
  })
  test('a line as columns does not add its course to what is usual', () => {
    const course: Drawn = {
      ...bars,
      shape: 'line',
      data: { head: '', rows: ['一'], series: [{ name: '声量', values: [1] }] },
    }
    expect(reshaped(course, 'columns', null)).toMatchObject({ shape: 'columns', beside: true })
    expect(reshaped({ ...bars, shape: 'line' }, 'columns', null).beside).toBeUndefined()
    expect(reshaped(bars, 'table', null)).toEqual(bars)
    expect(reshaped({ ...bars, shape: 'map' }, 'ring', 1).data.rows).toHaveLength(3)
  })
  test('what does not fit the panel counts as nothing', () => {
    expect(ownPart('hotSpot', { title: '大事', look: 'ring', most: 20 })).toEqual({
      title: '大事',
      look: null,
      most: null,
    })
    expect(ownPart('sentimentShares', { title: '', look: 'bars', most: 5 })).toEqual({
      title: '',
      look: 'bars',
      most: null,
    })
    for (const looks of Object.values(looksOf)) expect(new Set(looks).size).toBe(looks.length)
    for (const mosts of Object.values(mostOf)) expect(mosts).toContain(10)
  })
})
