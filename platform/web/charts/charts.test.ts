import { type ChartData, cloudShapes, fitsIn, placeWords, sizeOf, widthOf } from '@guanlan/platform/contract'
import { describe, expect, test } from 'vitest'
import { translator } from '../language/words.ts'
import { course, hours, sentiments } from '../testing/chart-figures.ts'
import { bandSeries, drawnRows } from './band.ts'
import { monthStarts, weekdayNames, weekOf } from './calendar.ts'
import { highest, isEmpty, pointsOf, stepFrom } from './chart-data.ts'
import { type ChartColours, mixed, readable } from './colours.ts'
import { withHatched } from './hatched.ts'
import { strengthOf } from './heat.ts'
import { fileName } from './picture.ts'
import { sentenceOf } from './sentence.ts'
import { chartStrings } from './strings.ts'

const data: ChartData = {
  head: '日期',
  rows: ['一', '二', '三'],
  series: [
    { name: '声量', values: [4, null, 9] },
    { name: '负面', values: [1, 2, 0] },
  ],
}

test('rows in which less was seen are hatched on axes of their own, and nothing is added without them', () => {
  const option = { xAxis: {}, yAxis: {}, series: [{ type: 'line' }] }
  const colours = { quiet: '#888888' } as ChartColours
  expect(withHatched(option, data, colours)).toEqual(option)
  const { series } = withHatched(option, { ...data, hatched: [[1, 3]] }, colours) as { series: object[] }
  expect(series).toMatchObject([{ type: 'line' }, { type: 'bar', xAxisIndex: 1, data: [null, 1, 1] }])
})

const band = { name: '预测', rows: ['四', '五'], low: [1, 2], middle: [2, 5], high: [3, 9] }

test('a band lies beyond the last row: from its low end up to the high one, and is no figure', () => {
  expect(drawnRows(data)).toBe(data.rows)
  expect(drawnRows({ ...data, band })).toEqual(['一', '二', '三', '四', '五'])
  expect(bandSeries(band, 3, { main: '#1677ff' })).toMatchObject([
    { stack: 'band', data: [null, null, null, 1, 2] },
    { stack: 'band', data: [null, null, null, 2, 7] },
    { name: '预测', data: [null, null, null, 2, 5] },
  ])
  expect(pointsOf({ ...data, band })).toHaveLength(5)
  const t = translator(chartStrings, 'en')
  expect(sentenceOf(t, 'Volume', 'over', { ...data, band })).toContain(
    '预测, from 四 to 五: highest at 五, 2 to 9, middle 5.',
  )
  expect(sentenceOf(t, 'Volume', 'over', data)).not.toContain('五')
})

describe('figures of a chart', () => {
  test('what is not known is no point, and nothing but zero is nothing', () => {
    expect(pointsOf(data)).toHaveLength(5)
    expect(highest(data)).toEqual({ row: 2, series: 0, value: 9 })
    expect(isEmpty({ ...data, series: [{ name: '声量', values: [0, null, 0] }] })).toBe(true)
    expect(isEmpty({ ...data, series: [] })).toBe(true)
  })

  test.each([
    ['ArrowRight', { row: 0, series: 0 }, { row: 2, series: 0 }],
    ['ArrowRight', { row: 2, series: 0 }, null],
    ['ArrowLeft', { row: 2, series: 0 }, { row: 0, series: 0 }],
    ['ArrowDown', { row: 0, series: 0 }, { row: 0, series: 1 }],
    ['ArrowUp', { row: 1, series: 1 }, null],
    ['Home', { row: 2, series: 1 }, { row: 0, series: 1 }],
    ['End', { row: 0, series: 0 }, { row: 2, series: 0 }],
    ['a', { row: 0, series: 0 }, null],
  ])('%s from %o leads to %o', (key, from, to) => {
    expect(stepFrom(data, from, key)).toEqual(to)
  })
})

describe('the sentence of a chart', () => {
  const zh = translator(chartStrings, 'zh')
  test('says what there is in all, and where the most is', () => {
    expect(sentenceOf(zh, '声量趋势', 'over', data)).toBe(
      '声量趋势：一 至 三，声量共 13，负面共 3；最高是 三 的声量，9。',
    )
    expect(sentenceOf(zh, '情感占比', 'among', sentiments)).toBe(
      '情感占比：3 项，合计 11,846；最多的是中性，8,420，占 71.1%。',
    )
    expect(sentenceOf(zh, '发布时段', 'grid', hours)).toMatch(/^发布时段：合计 [\d,]+；最高在周四 10，\d+。$/)
    expect(sentenceOf(translator(chartStrings, 'en'), 'Volume', 'over', course)).toMatch(
      /^Volume, from 03-01 to 03-30: /,
    )
  })
  test('does not add up indices', () => {
    expect(sentenceOf(zh, '品牌健康度', 'over', { ...data, indices: true })).toBe(
      '品牌健康度：一 至 三；最高是 三 的声量，9。',
    )
  })
  test('says that there is nothing', () => {
    expect(sentenceOf(zh, '空', 'over', { ...data, series: [] })).toBe('空：没有数据。')
  })
})

describe('days in weeks', () => {
  test('a week begins on Monday', () => {
    // 2026-03-01 was a Sunday.
    expect(weekOf('2026-03-01', '2026-03-01')).toEqual({ week: 0, weekday: 6 })
    expect(weekOf('2026-03-01', '2026-03-02')).toEqual({ week: 1, weekday: 0 })
    expect(weekOf('2025-12-29', '2026-01-05')).toEqual({ week: 1, weekday: 0 })
    expect(weekdayNames('zh')[0]).toBe('周一')
    expect(weekdayNames('en')[0]).toBe('Mon')
  })
  test('a month is named where it begins, and at the start when there is room', () => {
    expect([...monthStarts(['2026-03-30', '2026-03-31', '2026-04-01'], 'zh')]).toEqual([[0, '4月']])
    expect([...monthStarts(['2026-03-02', '2026-03-03'], 'en')]).toEqual([[0, 'Mar']])
  })
})

describe('a cloud', () => {
  const words = Array.from({ length: 60 }, (_, at) => ({ text: at % 3 ? `词语${at}` : 'word', value: 600 - at * 9 }))
  test('has no word over another, none outside, and is the same each time', () => {
    const placed = placeWords(words, 480, 240)
    expect(placed.length).toBeGreaterThan(25)
    expect(placeWords(words, 1200, 600)).toHaveLength(60)
    expect(placeWords(words, 480, 240)).toEqual(placed)
    const boxes = placed.map(({ row, x, y, size }) => {
      const half = widthOf(words[row]?.text ?? '', size) / 2
      return { left: x - half, right: x + half, top: y - size / 2, bottom: y + size / 2 }
    })
    for (const [at, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0)
      expect(one.right).toBeLessThanOrEqual(480)
      for (const other of boxes.slice(at + 1))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ).toBe(true)
    }
  })
  test('the area of a word says how much it is', () => {
    expect([sizeOf(100, 100), sizeOf(25, 100), sizeOf(0, 100), sizeOf(1, 0)]).toEqual([40, 26, 12, 12])
  })
})

test('cells have five strengths, and nothing is nearly the ground', () => {
  expect([0, null, 1, 20, 50, 80, 100].map(value => strengthOf(value, 100))).toEqual([
    0.04, 0.04, 0.12, 0.52, 0.74, 1, 1,
  ])
})

test('colours are mixed, and the readable one is taken', () => {
  expect(mixed('#1F6FEB', '#FFFFFF', 0)).toBe('#ffffff')
  expect(mixed('#000000', '#FFFFFF', 0.5)).toBe('#808080')
  expect(readable('#0A2A5E', ['#FFFFFF', '#101820'])).toBe('#FFFFFF')
  expect(readable('#E8F0FE', ['#FFFFFF', '#101820'])).toBe('#101820')
})

test('a title makes a name of a file', () => {
  expect(fileName('声量/趋势: "今天"?')).toBe('声量 趋势 今天')
  expect(fileName('???')).toBe('chart')
})

describe('a cloud in a shape', () => {
  const words = Array.from({ length: 40 }, (_, at) => ({ text: `词语${at}`, value: 400 - at * 9 }))
  test.each(cloudShapes)('%s: as many words as there is room for, all within it, the same each time', shape => {
    const placed = placeWords(words, 900, 500, shape)
    expect(placed.length).toBeGreaterThan(15)
    expect(placeWords(words, 900, 500, shape)).toEqual(placed)
  })
  test('a corner of the room is in the rectangle alone, the tip of a triangle is upwards', () => {
    const room = { width: 200, height: 200 }
    const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
    expect(cloudShapes.filter(shape => fitsIn(shape, box(6, 6), room))).toEqual(['rectangle'])
    expect([fitsIn('triangle', box(100, 12), room), fitsIn('triangle', box(100, 190), room)]).toEqual([false, true])
    expect([fitsIn('heart', box(100, 20), room), fitsIn('heart', box(60, 40), room)]).toEqual([false, true])
  })
})
