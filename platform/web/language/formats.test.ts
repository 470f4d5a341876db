import { phrases } from '@guanlan/platform/contract'
import { describe, expect, test } from 'vitest'
import { change, count, exact, percent } from './count.ts'
import { exactMoment, freshMoment } from './moment.ts'
import { translator } from './words.ts'

describe('numbers', () => {
  test.each([
    [0, '0', '0', '0'],
    [9_999, '9,999', '9,999', '9,999'],
    [10_000, '1万', '1萬', '10K'],
    [12_345, '1.2万', '1.2萬', '12.3K'],
    [99_949, '10万', '10萬', '99.9K'],
    [999_960, '100万', '100萬', '1M'],
    [2_500_000, '250万', '250萬', '2.5M'],
    [99_999_999, '1亿', '1億', '100M'],
    [123_456_789, '1.2亿', '1.2億', '123.5M'],
    [-45_678, '-4.6万', '-4.6萬', '-45.7K'],
  ])('%d reads %s, %s, %s', (value, zh, zhTW, en) => {
    expect([count(value, 'zh'), count(value, 'zh-TW'), count(value, 'en')]).toEqual([zh, zhTW, en])
  })

  test('the exact number groups its digits', () => expect(exact(62_184)).toBe('62,184'))
  test('shares and changes carry their sign in words, not in triangles', () => {
    expect(percent(0.1918)).toBe('19.2%')
    expect([change(0.342), change(-0.03, 0), change(0.0001)]).toEqual(['+34.2%', '−3%', '0%'])
  })
})

describe('moments', () => {
  const now = new Date('2026-11-20T01:41:00Z')
  const zone = 'Asia/Shanghai'
  const zh = (iso: string) => freshMoment(new Date(iso), now, zone, 'zh')

  test.each([
    ['2026-11-20T01:40:30Z', '刚刚'],
    ['2026-11-20T01:12:00Z', '29 分钟前'],
    ['2026-11-19T22:30:00Z', '3 小时前'],
    ['2026-11-19T13:00:00Z', '昨天 21:00'],
    ['2026-11-14T01:20:00Z', '11-14 09:20'],
    ['2025-12-31T15:59:00Z', '2025-12-31'],
    ['2026-11-20T02:00:00Z', '10:00'],
  ])('%s reads %s', (iso, expected) => expect(zh(iso)).toBe(expected))

  test('the organisation’s zone decides, whatever the machine’s', () => {
    const midnight = new Date('2026-11-19T16:00:00Z')
    expect(exactMoment(midnight, 'Asia/Shanghai')).toBe('2026-11-20 00:00:00')
    expect(exactMoment(midnight, 'America/New_York')).toBe('2026-11-19 11:00:00')
    expect(exactMoment(new Date('0999-01-01T00:00:00Z'), 'UTC')).toBe('0999-01-01 00:00:00')
  })

  test('English says it in English', () => {
    expect(freshMoment(new Date('2026-11-20T01:12:00Z'), now, zone, 'en')).toBe('29 min ago')
  })
})

describe('words', () => {
  const words = phrases({
    found: ['{{count}} 篇 {{name}}', '{{count}} 篇 {{name}}', '{{count}} articles of {{name}}'],
    found_one: ['{{count}} 篇 {{name}}', '{{count}} 篇 {{name}}', '{{count}} article of {{name}}'],
  })
  test('a value is shown as it is, and English knows one from many', () => {
    expect(translator(words, 'zh')('found', { count: 1, name: '<b>&"' })).toBe('1 篇 <b>&"')
    expect(translator(words, 'en')('found', { count: 1, name: 'x' })).toBe('1 article of x')
    expect(translator(words, 'en')('found', { count: 3, name: 'x' })).toBe('3 articles of x')
  })
})
