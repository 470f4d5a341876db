import { expect, test } from 'vitest'
import { type Reason, TimeCondition } from '../../contract.ts'
import type { WarningFacts } from './facts.ts'
import { foldIn } from './fold.ts'
import type { FoldedIncident } from './folded-incident.ts'
import { type IncidentIndex, incidentIndex } from './incident-index.ts'

const begin = Date.parse('2026-11-22T04:00:00Z')
const minute = (n: number) => new Date(begin + n * 60_000)

/** Plays articles in, by the minute; answers what each was told for. */
function play(
  articles: readonly (Partial<WarningFacts> & { at: number })[],
  { repeats = false, asked: requested = [] as string[], reach = [] as TimeCondition[] } = {},
): { told: (Reason | null)[]; incidents: FoldedIncident[]; index: IncidentIndex } {
  const index = incidentIndex()
  const notified = articles.map(({ at, ...facts }, n) => {
    const article = {
      articleId: n,
      storyId: 1,
      sentiment: 0,
      level: null,
      mediaLevel: 4,
      mediaType: 1,
      mediaId: 1,
      marks: [],
      title: '',
      ...facts,
    }
    const { incident, reason } = foldIn(index, article as unknown as WarningFacts, {
      repeats,
      reach,
      asked: requested,
      now: minute(at),
    })
    index.keep({ ...incident, id: incident.id ?? n }, article.storyId)
    return reason
  })
  return { told: notified, incidents: index.all(), index }
}

test('copies of a story fold silently into one incident', () => {
  const { told: notified, incidents } = play([{ at: 0 }, { at: 2 }, { at: 4 }])
  expect(notified).toEqual(['first', null, null])
  expect(incidents).toMatchObject([{ articles: 3 }])
})

test.each<[string, Partial<WarningFacts>, Partial<WarningFacts>, Reason | null]>([
  ['negative after neutral', {}, { sentiment: -1, level: 4 }, 'negative'],
  ['graver', { sentiment: -1, level: 3 }, { sentiment: -1, level: 2 }, 'level'],
  ['less grave', { sentiment: -1, level: 2 }, { sentiment: -1, level: 3 }, null],
  ['the first central medium', {}, { mediaLevel: 1 }, 'mediaLevel'],
  ['a provincial one after a central one', { mediaLevel: 1 }, { mediaLevel: 2 }, null],
  ['a city medium', {}, { mediaLevel: 3 }, null],
  ['a new type', {}, { mediaType: 3 }, 'mediaType'],
])('worse: %s', (_, first, second, reason) => {
  expect(
    play([
      { at: 0, ...first },
      { at: 2, ...second },
    ]).told,
  ).toEqual(['first', reason])
})

test('ten times as many, counted from the last message', () => {
  const { told: notified } = play(Array.from({ length: 120 }, (_, n) => ({ at: 2 * n })))
  expect(notified.flatMap((reason, n) => (reason ? [`${n + 1} ${reason}`] : []))).toEqual([
    '1 first',
    '10 tenfold',
    '100 tenfold',
  ])
})

test('within a minute of a message nothing more is told, and the reason waits', () => {
  const { told: notified, incidents } = play([
    { at: 0 },
    { at: 0.5, sentiment: -1, level: 1 },
    { at: 0.6, mediaLevel: 1 },
  ])
  expect(notified).toEqual(['first', null, null])
  expect(incidents).toMatchObject([{ pending: 'negative', pendingArticleId: 1, level: 1, mediaLevel: 1 }])
})

test('repeat tells each further article, one a minute', () => {
  expect(play([{ at: 0 }, { at: 0.5 }, { at: 2 }], { repeats: true }).told).toEqual(['first', null, 'repeat'])
})

test('another story with two names in common within six hours is the same matter, and says why', () => {
  const marks = ['北汀', '泊舟', '车门']
  expect(
    play([
      { at: 0, marks },
      { at: 300, storyId: 2, marks: ['泊舟', '车门', '雪'] },
    ]).told,
  ).toEqual(['first', null])
  expect(
    play([
      { at: 0, marks },
      { at: 300, storyId: 2, marks: ['泊舟', '雪'] },
    ]).told,
  ).toEqual(['first', 'first'])
  expect(
    play([
      { at: 0, marks },
      { at: 361, storyId: 2, marks },
    ]).told,
  ).toEqual(['first', 'first'])
})

test('what the warning asks for, and what most incidents share, distinguishes nothing', () => {
  const articles = [
    { at: 0, marks: ['泊舟汽车', '车门'] },
    { at: 1, storyId: 2, marks: ['泊舟汽车', '车门'] },
  ]
  expect(play(articles, { asked: ['泊舟'] }).told).toEqual(['first', 'first'])
  const daily = ['降雪', '道路']
  const many = Array.from({ length: 6 }, (_, n) => ({ at: 2 * n, storyId: n, marks: [...daily, `地方${n}`] }))
  expect(play(many).incidents.length).toBeLessThan(6)
})

test('a story is taken up for three days, and then is another incident', () => {
  expect(play([{ at: 0 }, { at: 71 * 60 }]).told).toEqual(['first', null])
  expect(play([{ at: 0 }, { at: 73 * 60 }]).told).toEqual(['first', 'first'])
})

test('what is settled tells no more', () => {
  const { incidents } = play([{ at: 0 }])
  const settled = incidentIndex(
    incidents.map((incident, id) => ({ ...incident, id, isSettled: true, stories: new Set([1]) })),
  )
  const worse = { articleId: 9, storyId: 1, sentiment: -1, level: 1, mediaLevel: 1, mediaType: 5, marks: [] }
  expect(
    foldIn(settled, worse as unknown as WarningFacts, { repeats: true, reach: [], asked: [], now: minute(9) }).reason,
  ).toBeNull()
})

const waitsFor = (...conditions: object[]) => ({ reach: conditions.map(each => TimeCondition.parse(each)) })

test.each<[string, object, Partial<WarningFacts>[], (Reason | null)[]]>([
  ['three articles', { kind: 'reachesArticles', atLeast: 3 }, [{}, {}, {}, {}], [null, null, 'reached', null]],
  [
    'two media, however many articles each has',
    { kind: 'reachesMedia', atLeast: 2 },
    [{}, {}, { mediaId: 2 }],
    [null, null, 'reached'],
  ],
  [
    'a provincial medium, or a wider one',
    { kind: 'reachesMediaLevel', mediaLevel: 'provincial' },
    [{ mediaLevel: 0 }, { mediaLevel: 3 }, { mediaLevel: 1 }],
    [null, null, 'reached'],
  ],
  ['a second type', { kind: 'reachesMediaTypes', atLeast: 2 }, [{}, { mediaType: 3 }], [null, 'reached']],
  ['at once, when the first article is enough', { kind: 'reachesArticles', atLeast: 1 }, [{}, {}], ['reached', null]],
])('a warning waits for %s', (_, condition, articles, notified) => {
  const played = play(
    articles.map((each, at) => ({ at: 2 * at, ...each })),
    waitsFor(condition),
  )
  expect(played.told).toEqual(notified)
})

test('any condition suffices, and afterwards what got worse is told as ever', () => {
  const { told: notified, incidents } = play(
    [{ at: 0 }, { at: 2, mediaId: 2 }, { at: 4, sentiment: -1, level: 3 }],
    waitsFor({ kind: 'reachesArticles', atLeast: 9 }, { kind: 'reachesMedia', atLeast: 2 }),
  )
  expect(notified).toEqual([null, 'reached', 'negative'])
  expect(incidents).toMatchObject([{ articles: 3, hasReached: true, mediaIds: [1, 2] }])
})

test('what has not reached it does not get worse either, and is told when the condition is taken away', () => {
  const { told: notified, index } = play(
    [{ at: 0 }, { at: 2, sentiment: -1, level: 1 }],
    waitsFor({ kind: 'reachesArticles', atLeast: 9 }),
  )
  expect(notified).toEqual([null, null])
  const article = {
    articleId: 9,
    storyId: 1,
    mediaId: 1,
    mediaLevel: 4,
    mediaType: 1,
    sentiment: 0,
    level: null,
    marks: [],
  }
  const next = foldIn(index, article as unknown as WarningFacts, {
    repeats: false,
    reach: [],
    asked: [],
    now: minute(4),
  })
  expect(next).toMatchObject({ reason: 'first', incident: { articles: 3 } })
})
