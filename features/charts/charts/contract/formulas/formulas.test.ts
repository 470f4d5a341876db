// Each formula by a table whose results are worked out by hand.
import { describe, expect, test } from 'vitest'
import { type BrandFigures, brandHealthOf } from './brand-health.ts'
import { netSentimentOf } from './net-sentiment.ts'
import { sharesOfVoice } from './share-of-voice.ts'
import { storyHeatOf } from './story-heat.ts'
import { indexOf, magnitudeOf } from './weighted.ts'

test.each([
  [{ count: 0, positive: 0, negative: 0 }, null],
  [{ count: 4, positive: 3, negative: 1 }, 50],
  [{ count: 4, positive: 0, negative: 4 }, -100],
  [{ count: 8, positive: 1, negative: 1 }, 0],
])('net sentiment of %o is %s', (split, net) => expect(netSentimentOf(split)).toBe(net))

test('shares of voice add up to one; of nothing there are none', () => {
  expect(sharesOfVoice([3, 1, 0])).toEqual([0.75, 0.25, 0])
  expect(sharesOfVoice([0, 0])).toEqual([null, null])
})

test('a part that is not known is left out; weights need not add up to anything', () => {
  expect(indexOf({ a: 1, b: 0 }, { a: 3, b: 1 })).toBe(75)
  expect(indexOf({ a: 1, b: null }, { a: 3, b: 1 })).toBe(100)
  expect(indexOf({ a: null, b: 1 }, { a: 3, b: 0 })).toBeNull()
})

test('ten times as much adds the same, and no more than full', () => {
  expect(magnitudeOf(0, 999)).toBe(0)
  expect(magnitudeOf(9, 999)).toBeCloseTo(1 / 3)
  expect(magnitudeOf(99, 999)).toBeCloseTo(2 / 3)
  expect(magnitudeOf(5_000, 999)).toBe(1)
})

test.each([
  [{ articles: 0, media: 0, interactions: 0 }, 0],
  [{ articles: 1_000, media: 200, interactions: 1_000_000 }, 100],
  [{ articles: 1_000, media: 0, interactions: 0 }, 40],
  [{ articles: 0, media: 900, interactions: 0 }, 30],
])('heat of %o is %s', (story, heat) => expect(storyHeatOf(story).heat).toBeCloseTo(heat))

describe('brand health', () => {
  const plain: BrandFigures = {
    count: 10,
    positive: 4,
    negative: 2,
    usual: 10,
    reach: null,
    voice: 0.5,
    negativeByLevel: { 1: 1, 2: 0, 3: 0, 4: 0 },
  }
  test.each<[string, Partial<BrandFigures>, number | null, keyof ReturnType<typeof brandHealthOf>['parts'] | 'health']>(
    [
      ['as many as usual are one half', {}, 0.5, 'volume'],
      ['three times as many are three quarters', { count: 30 }, 0.75, 'volume'],
      ['without a usual the volume says nothing', { usual: 0 }, null, 'volume'],
      ['net sentiment of 20 points', {}, 0.6, 'sentiment'],
      ['one major article and one without a level', {}, 0.875, 'risk'],
      ['all of them major', { negative: 10, negativeByLevel: { 1: 10, 2: 0, 3: 0, 4: 0 } }, 0, 'risk'],
      ['no article has no risk to tell', { count: 0, positive: 0, negative: 0 }, null, 'risk'],
      // (15 × 0.5 + 30 × 0.6 + 15 × 0.5 + 25 × 0.875) / 85
      ['together, without reach', {}, 64.5588, 'health'],
      ['nothing known', { count: 0, usual: null, voice: null }, null, 'health'],
    ],
  )('%s', (_, more, expected, part) => {
    const { health, parts } = brandHealthOf({ ...plain, ...more })
    const value = part === 'health' ? health : parts[part]
    if (expected === null) expect(value).toBeNull()
    else expect(value).toBeCloseTo(expected, 3)
  })
  test('an organisation that weighs sentiment alone reads sentiment', () => {
    const weights = { volume: 0, sentiment: 7, reach: 0, voice: 0, risk: 0 }
    expect(brandHealthOf(plain, weights).health).toBeCloseTo(60)
  })
})
