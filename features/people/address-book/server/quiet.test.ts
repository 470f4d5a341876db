import { expect, test } from 'vitest'
import { type Rest, restUntil } from './quiet.ts'

const rest = (more: Partial<Rest> = {}): Rest => ({
  quietFrom: '22:00',
  quietUntil: '07:00',
  timeZone: 'Asia/Shanghai',
  pausedUntil: null,
  ...more,
})

test.each<[string, string, Rest, string | null]>([
  ['in the afternoon at once', '2026-11-22T08:30:00Z', rest(), null],
  ['at 23:10 until the morning', '2026-11-22T15:10:00Z', rest(), '2026-11-22T23:00:00.000Z'],
  ['at 03:00 until the same morning', '2026-11-22T19:00:00Z', rest(), '2026-11-22T23:00:00.000Z'],
  ['at 07:00 sharp at once', '2026-11-22T23:00:00Z', rest(), null],
  ['at 22:00 sharp it begins', '2026-11-22T14:00:00Z', rest(), '2026-11-22T23:00:00.000Z'],
  ['seconds do not make it later', '2026-11-22T15:10:59Z', rest(), '2026-11-22T23:00:00.000Z'],
  ['over noon', '2026-11-22T04:30:00Z', rest({ quietFrom: '12:00', quietUntil: '13:30' }), '2026-11-22T05:30:00.000Z'],
  ['without hours at once', '2026-11-22T15:10:00Z', rest({ quietFrom: '', quietUntil: '' }), null],
  ['in the zone of the person', '2026-11-22T15:10:00Z', rest({ timeZone: 'Europe/London' }), null],
  [
    'a pause holds',
    '2026-11-22T08:30:00Z',
    rest({ pausedUntil: '2026-11-22T10:30:00.000Z' }),
    '2026-11-22T10:30:00.000Z',
  ],
  [
    'a pause that ends at night holds until the morning',
    '2026-11-22T08:30:00Z',
    rest({ pausedUntil: '2026-11-22T16:00:00.000Z' }),
    '2026-11-22T23:00:00.000Z',
  ],
  ['a pause that is over does not', '2026-11-22T08:30:00Z', rest({ pausedUntil: '2026-11-22T08:00:00.000Z' }), null],
  [
    'a night that is an hour shorter',
    '2026-03-28T23:00:00Z',
    rest({ timeZone: 'Europe/Berlin' }),
    '2026-03-29T05:00:00.000Z',
  ],
  [
    'a night that is an hour longer',
    '2026-10-24T21:00:00Z',
    rest({ timeZone: 'Europe/Berlin' }),
    '2026-10-25T06:00:00.000Z',
  ],
])('%s', (_, now, of, until) => expect(restUntil(new Date(now), of)?.toISOString() ?? null).toBe(until))
