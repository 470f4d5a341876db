import { describe, expect, test } from 'vitest'
import { amountOf, indexDays, indexOf } from './compute.ts'

const day = (count: number, positive = 0, negative = 0) => ({
  count,
  stories: count,
  positive,
  negative,
  interactions: 0,
})

describe('an index', () => {
  test('is 100 on its base day, and half as many articles are 50', () => {
    const task = {
      measures: [
        { measure: 'articles' as const, weight: 1 },
        { measure: 'stories' as const, weight: 1 },
      ],
      smoothing: 1,
    }
    const days = [100, 50].map((count, at) => ({ day: `2026-11-0${at + 1}`, amounts: day(count) }))
    expect(indexDays(task, days, [day(100)]).map(({ value }) => value)).toEqual([100, 50])
  })

  test('has no value on a disturbed day, which lowers no day after it either', () => {
    const task = {
      measures: [
        { measure: 'articles' as const, weight: 1 },
        { measure: 'stories' as const, weight: 1 },
      ],
      smoothing: 2,
    }
    const days = [100, 0, 100].map((count, at) => ({
      day: `2026-11-0${at + 1}`,
      amounts: day(count),
      isDisturbed: count === 0,
    }))
    expect(indexDays(task, days, [day(100)]).map(({ value }) => value)).toEqual([null, 100])
  })

  test.each(['isUnfinished', 'isEmpty'] as const)('has a gap, no fall, where a day %s', of => {
    const task = { measures: [{ measure: 'articles' as const, weight: 2 }], smoothing: 1 }
    const days = [
      { day: '2026-11-01', amounts: day(10) },
      { day: '2026-11-02', amounts: undefined, [of]: true },
    ]
    expect(indexDays(task, days, [day(10)]).map(({ value }) => value)).toEqual([100, null])
  })

  test('leaves out what is not known, and the others weigh as much more', () => {
    const task = {
      measures: [
        { measure: 'articles' as const, weight: 1 },
        { measure: 'negativeShare' as const, weight: 3 },
      ],
      smoothing: 1,
    }
    const [quiet] = indexDays(task, [{ day: '2026-11-01', amounts: undefined }], [day(10, 0, 5)])
    expect(quiet).toMatchObject({ value: 0, parts: [{ index: 0 }, { amount: null, base: 50, index: null }] })
  })

  test('is smoothed over the days before', () => {
    const task = { measures: [{ measure: 'articles' as const, weight: 2 }], smoothing: 2 }
    const days = [10, 30, 50].map((count, at) => ({ day: `2026-11-0${at + 1}`, amounts: day(count) }))
    expect(indexDays(task, days, [day(20), day(20)]).map(({ value }) => value)).toEqual([100, 200])
  })

  test.each([
    ['netSentiment', 0, -100, null],
    ['netSentiment', 0, 0, 100],
    ['netSentiment', 100, 0, 200],
    ['articles', 5, 0, null],
    ['articles', null, 5, null],
  ] as const)('%s %s of %s is %s', (measure, amount, base, index) => {
    expect(indexOf(measure, amount, base)).toBe(index)
  })

  test('net sentiment is positive less negative, of a hundred', () => {
    expect(amountOf([day(4, 1, 3), day(6, 1, 0)], 'netSentiment')).toBe(-10)
  })
})
