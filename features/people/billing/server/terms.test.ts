import { expect, test } from 'vitest'
import { type Bought, Quotas } from '../contract.ts'
import { beginOf, dayMs, limitsOf, subscribedUntil, type Term } from './terms.ts'

const bought = (part: Partial<Bought>): Bought => ({
  packageId: 1,
  version: 1,
  kind: 'package',
  name: '标准版',
  modules: [],
  quotas: Quotas.parse({}),
  days: 30,
  price: 30_000,
  ...part,
})
const now = Date.UTC(2026, 0, 1)
const term = (part: Partial<Bought>, from: number, until: number): Term => ({
  bought: bought(part),
  starts: now + from * dayMs,
  ends: now + until * dayMs,
})
const larger = bought({ packageId: 2, price: 60_000 })
const smaller = bought({ packageId: 3, price: 10_000 })
const pack = bought({ packageId: 9, kind: 'pack' })
const half = 0.5

test.each<[string, Bought, Term[], object]>([
  ['the first begins now', larger, [], { effect: 'first', starts: 0, ends: 30 }],
  ['after one that is over, now', larger, [term({}, -40, -10)], { effect: 'first', starts: 0, ends: 30 }],
  [
    'a renewal continues at the end',
    bought({ version: 7 }),
    [term({}, -20, 10)],
    { effect: 'renewal', starts: 10, ends: 40 },
  ],
  [
    'behind a renewal that was bought already',
    bought({}),
    [term({}, -20, 10), term({}, 10, 40)],
    { effect: 'renewal', starts: 40, ends: 70 },
  ],
  [
    'an upgrade counts at once, 10 days are worth 5',
    larger,
    [term({}, -20, 10)],
    { effect: 'upgrade', starts: 0, ends: 35, daysFromRest: 5, endsOthers: true },
  ],
  [
    'begun days count whole',
    larger,
    [term({}, -20, 9 + half)],
    { effect: 'upgrade', starts: 0, ends: 35, daysFromRest: 5, endsOthers: true },
  ],
  [
    'parts of a day that come out are dropped',
    larger,
    [term({}, -20, 9)],
    { effect: 'upgrade', starts: 0, ends: 34, daysFromRest: 4, endsOthers: true },
  ],
  [
    'what was bought ahead is turned, too',
    larger,
    [term({}, -20, 10), term({}, 10, 40)],
    { effect: 'upgrade', starts: 0, ends: 50, daysFromRest: 20, endsOthers: true },
  ],
  [
    'a trial is worth nothing',
    larger,
    [term({ price: 0 }, -4, 10)],
    { effect: 'upgrade', starts: 0, ends: 30, daysFromRest: 0, endsOthers: true },
  ],
  ['a cheaper one waits', smaller, [term({}, -20, 10)], { effect: 'change', starts: 10, ends: 40 }],
  ['a pack begins beside', pack, [term({}, -20, 10)], { effect: 'pack', starts: 0, ends: 30 }],
])('%s', (_, wanted, terms, expected) => {
  const begin = beginOf(wanted, terms, now)
  const seen = { ...begin, starts: (begin.starts - now) / dayMs, ends: (begin.ends - now) / dayMs }
  expect(seen).toEqual({ daysFromRest: 0, endsOthers: false, ...expected })
})

test('limits are those of the package that runs, and what running packs add', () => {
  const base = term({ quotas: Quotas.parse({ monitorCount: 10, labelCount: -1 }) }, -1, 29)
  const more = term({ kind: 'pack', quotas: Quotas.parse({ monitorCount: 5, labelCount: 5, employ: 3 }) }, -1, 5)
  const late = term({ kind: 'pack', quotas: Quotas.parse({ monitorCount: 100 }) }, 2, 5)
  const next = term({ quotas: Quotas.parse({ monitorCount: 1 }) }, 29, 60)
  const of = (day: number) => Object.fromEntries(limitsOf([base, more, late, next], now + day * dayMs) ?? [])
  expect(of(0)).toEqual({ monitorCount: 15 })
  expect(of(3)).toEqual({ monitorCount: 115 })
  expect(of(6)).toEqual({ monitorCount: 10 })
  expect(of(29)).toEqual({ monitorCount: 1 })
  expect(limitsOf([base, more, late, next], now + 60 * dayMs)).toBeNull()
})

test.each<[string, Term[], number | null]>([
  ['nothing', [], null],
  ['a pack alone', [term({ kind: 'pack' }, -1, 5)], null],
  ['one that only begins', [term({}, 3, 5)], null],
  ['one that runs', [term({}, -3, 5)], 5],
  ['terms that follow each other', [term({}, 5, 9), term({}, -3, 5)], 9],
  ['a gap', [term({}, -3, 5), term({}, 6, 9)], 5],
  ['what is over', [term({}, -9, -5), term({}, -20, -9)], -5],
])('subscribed until, with %s', (_, terms, day) =>
  expect(subscribedUntil(terms, now)).toBe(day === null ? null : now + day * dayMs),
)
