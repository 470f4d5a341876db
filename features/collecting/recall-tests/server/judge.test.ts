import { expect, test } from 'vitest'
import { judge, type Known } from './judge.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const article = (id: number, kind: 'shown' | 'outsideRange' | 'erased') => ({
  id,
  title: '甲',
  media: '青麓日报',
  publishedAt: at('08:00').toISOString(),
  timeOfArrival: false,
  reasons: [{ kind }],
})
const known: Known = {
  articles: [article(1, 'shown')],
  collectedAt: new Map([[1, at('08:30')]]),
  publishedAt: null,
  lateMinutes: 60,
  places: [{ kind: 'catalogue', name: '乙', url: 'https://b.example/rss' }],
}

test.each<[string, Partial<Known>, object]>([
  ['collected in time', {}, { result: 'found', articleId: 1, detail: { minutes: 30 } }],
  ['as late as allowed', { lateMinutes: 30 }, { result: 'found' }],
  ['later than allowed', { lateMinutes: 29 }, { result: 'late', detail: { minutes: 30 } }],
  ['published before the day that was asked for', { articles: [article(1, 'outsideRange')] }, { result: 'found' }],
  ['the time of the list counts', { publishedAt: at('07:00') }, { result: 'late', detail: { minutes: 90 } }],
  ['of two, the one that is shown', { articles: [article(2, 'erased'), article(1, 'shown')] }, { articleId: 1 }],
  [
    'stored and shown nowhere',
    { articles: [article(2, 'erased')] },
    { result: 'unmatched', articleId: 2, detail: { reasons: [{ kind: 'erased' }], places: [] } },
  ],
  [
    'stored, and near no monitor',
    { articles: [{ ...article(2, 'erased'), reasons: [] }] },
    { result: 'unmatched', articleId: 2 },
  ],
  ['not stored', { articles: [] }, { result: 'uncollected', articleId: null, detail: { places: known.places } }],
])('%s', (_, given, verdict) => expect(judge({ ...known, ...given })).toMatchObject(verdict))
