import { expect, test } from 'vitest'
import { airingOf } from './airing.ts'

const now = new Date('2026-11-22T12:00:00Z')
const open = { startTime: null, endTime: null }
const event = (start: string, end = '') =>
  `<script type="application/ld+json">{"@type":"BroadcastEvent","isLiveBroadcast": true,"startDate":"${start}"${end && `,"endDate":"${end}"`}}</script>`

test.each([
  ['a playlist that goes on', '#EXTM3U\n#EXTINF:4\n1.ts\n', open, 's_1'],
  ['one that has ended', '#EXTM3U\n#EXTINF:4\n1.ts\n#EXT-X-ENDLIST\n', open, 's_2'],
  ['a page that says it is on', event('2026-11-22T11:00:00Z'), open, 's_1'],
  [
    'one that says it will be',
    event('2026-11-22T13:00:00Z'),
    { startTime: '2026-11-22T11:00:00.000Z', endTime: null },
    's_0',
  ],
  ['one that says it was', event('2026-11-22T10:00:00Z', '2026-11-22T11:00:00Z'), open, 's_2'],
  ['a silent page, before the plan', '<html>', { startTime: '2026-11-22T13:00:00.000Z', endTime: null }, 's_0'],
  [
    'a silent page, within the plan',
    '<html>',
    { startTime: '2026-11-22T11:00:00.000Z', endTime: '2026-11-22T13:00:00.000Z' },
    's_1',
  ],
  [
    'a silent page, after the plan',
    '<html>',
    { startTime: '2026-11-22T10:00:00.000Z', endTime: '2026-11-22T11:00:00.000Z' },
    's_2',
  ],
  ['a silent page without a plan', '<html>', open, 's_0'],
])('%s', (_what, text, plan, state) => expect(airingOf(text, plan, now)).toBe(state))
