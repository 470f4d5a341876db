import { expect, test } from 'vitest'
import { TimeCondition } from '../../contract.ts'
import { step as next, noCourse } from './course.ts'
import { known } from './history.ts'
import { type Counts, figuresOf, grownFrom, measure, usualOf } from './measure.ts'
import { daysBefore, daysEarlier, lastMinutes } from './windows.ts'

const of = (articles: number, negative = 0): Counts => ({ articles, negative, stories: Math.ceil(articles / 2) })
const condition = (given: object) => TimeCondition.parse(given)
/** Figures of now, and of 1, 7, 14, 21 and 28 days before; null: not known. */
const figures = (now: Counts, ...before: (number | null)[]) => ({
  now,
  before: new Map(daysBefore.map((days, place) => [days, before[place] == null ? null : of(before[place])] as const)),
})
const steady = [6, 6, 6, 6, 6]

test.each<[string, object, Counts, (number | null)[], object | null]>([
  ['volume: as many as asked', { kind: 'volume', atLeast: 41 }, of(41), steady, { count: 41, usual: 6 }],
  ['volume: one less', { kind: 'volume', atLeast: 42 }, of(41), steady, null],
  ['volume: nothing known of before', { kind: 'volume', atLeast: 41 }, of(41), [], { usual: null }],
  ['volume: copies count once', { kind: 'volume', atLeast: 21, counts: 'stories' }, of(41), [], { count: 21 }],
  ['volume: too few stories', { kind: 'volume', atLeast: 22, counts: 'stories' }, of(41), [], null],
  ['growth', { kind: 'growth', atLeast: 10 }, of(16), steady, { count: 16, usual: 6 }],
  ['growth: within what varies', { kind: 'growth', atLeast: 10 }, of(15), steady, null],
  ['growth: fewer than asked', { kind: 'growth', atLeast: 17 }, of(16), steady, null],
  ['growth: as loud yesterday', { kind: 'growth', atLeast: 10 }, of(16), [16, 6, 6, 6, 6], null],
  ['growth: as loud a week ago', { kind: 'growth', atLeast: 10 }, of(16), [6, 16, 6, 6, 6], null],
  ['growth: one loud week long ago', { kind: 'growth', atLeast: 10 }, of(16), [6, 6, 90, 6, 6], { usual: 6 }],
  ['growth: yesterday is not known', { kind: 'growth', atLeast: 10 }, of(16), [null, 6, 6, null, null], { usual: 6 }],
  ['growth: one week is no habit', { kind: 'growth', atLeast: 10 }, of(90), [1, 1, null, null, null], null],
  ['growth: from nothing', { kind: 'growth', atLeast: 10 }, of(10), [0, 0, 0, 0, 0], { usual: 0 }],
  ['growth: sensitive', { kind: 'growth', atLeast: 10, sensitivity: 'high' }, of(11), steady, { count: 11 }],
  ['growth: insensitive', { kind: 'growth', atLeast: 10, sensitivity: 'low' }, of(23), steady, null],
  ['share', { kind: 'negativeShare', percent: 60, atLeast: 10 }, of(10, 6), [], { count: 10, percent: 60 }],
  ['share: less', { kind: 'negativeShare', percent: 60, atLeast: 10 }, of(10, 5), [], null],
  ['share: of too few', { kind: 'negativeShare', percent: 60, atLeast: 11 }, of(10, 10), [], null],
  ['share: of none', { kind: 'negativeShare', percent: 1, atLeast: 1 }, of(0), [], null],
  ['silence', { kind: 'silence', atLeast: 3 }, of(0), steady, { count: 0, usual: 6 }],
  ['silence: usually quiet', { kind: 'silence', atLeast: 7 }, of(0), steady, null],
  ['silence: one article', { kind: 'silence', atLeast: 3 }, of(1), steady, null],
  ['silence: nothing known of before', { kind: 'silence', atLeast: 1 }, of(0), [], null],
])('%s', (_, given, now, before, notified) => {
  const found = measure(condition(given), figures(now, ...before))
  if (notified === null) expect(found).toBeNull()
  else expect(found).toMatchObject(notified)
})

test('growth is at least the factor, and more than what varies by chance', () => {
  expect([0, 4, 100].map(usual => grownFrom(usual, 'medium'))).toEqual([0, 12, 200])
  expect(grownFrom(100, 'high')).toBe(150)
  expect(grownFrom(100, 'low')).toBe(400)
})

test('what is usual is the median of the weeks that are known', () => {
  expect(usualOf([9, null, 1, 4])).toBe(4)
  expect(usualOf([9, 1, 4, 4])).toBe(4)
  expect(usualOf([2, 5])).toBe(3.5)
  expect(usualOf([2, null, null, null])).toBeNull()
})

test('the last minutes end with the running one', () => {
  const { from, to } = lastMinutes(30, new Date('2026-11-22T10:15:20Z'))
  expect([from, to].map(each => each.toISOString())).toEqual(['2026-11-22T09:46:00.000Z', '2026-11-22T10:16:00.000Z'])
})

test.each([
  ['Asia/Shanghai', '2026-11-22T10:00:00Z', 7, '2026-11-15T10:00:00.000Z'],
  // Clocks went back on 25 October: noon was two hours from midnight UTC before and is one hour after.
  ['Europe/Berlin', '2026-10-26T11:00:00Z', 7, '2026-10-19T10:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30T10:00:00Z', 1, '2026-03-29T10:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T12:00:00Z', 1, '2026-03-28T13:00:00.000Z'],
])('the same hour by the clock of %s', (zone, from, days, earlier) => {
  const window = { from: new Date(from), to: new Date(Date.parse(from) + 1_800_000) }
  const found = daysEarlier(window, days, zone)
  expect(found.from.toISOString()).toBe(earlier)
  expect(found.to.getTime() - found.from.getTime()).toBe(1_800_000)
})

test('what lies before it was counted is not known', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const at = { now, timeZone: 'Asia/Shanghai', knownSince: new Date('2026-11-10T00:00:00Z') }
  const { before } = figuresOf(condition({ kind: 'volume' }), at, () => of(1))
  expect([...before].map(([days, counts]) => [days, counts !== null])).toEqual([
    [1, true],
    [7, true],
    [14, false],
    [21, false],
    [28, false],
  ])
})

test.each([
  ['the organisation, when it is younger', '2026-11-20', null, false, '2026-11-20'],
  ['its first article, when that came before it', '2026-11-20', '2026-11-12', false, '2026-11-12'],
  ['the weeks that are looked at', '2020-01-01', null, false, '2026-10-24'],
  ['the oldest that was looked at, when there were too many', '2020-01-01', '2026-11-18', true, '2026-11-18'],
])('history begins with %s', (_, orgSince, first, isCut, began) => {
  const since = new Date('2026-10-24')
  const at = first === null ? null : new Date(first)
  expect(known({ since, orgSince: new Date(orgSince), first: at, isCut })).toEqual(new Date(began))
})

/** Looks once a minute: + holds, - does not. Answers b for begun, o for over. */
function course(looks: string, coolDown = 0): string {
  let at = noCourse
  return [...looks]
    .map((sign, minute) => {
      const { course: after, tell } = next(at, sign === '+', { coolDown }, new Date(minute * 60_000))
      at = after
      return tell === 'begun' ? 'b' : tell === 'over' ? 'o' : '.'
    })
    .join('')
}

test('it is told once when it begins and once when it has been over for ten minutes', () => {
  expect(course('-++++----------')).toBe('.b............o')
  expect(course('+---------+----------')).toBe('b...................o')
})

test('afterwards it keeps quiet for a while', () => {
  expect(course('+----------+')).toBe('b.........ob')
  expect(course('+----------+++++', 3)).toBe('b.........o..b..')
})
