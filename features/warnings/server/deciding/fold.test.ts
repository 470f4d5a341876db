import { expect, test } from 'vitest'
import type { Reason } from '../../contract.ts'
import type { WarningFacts } from './facts.ts'
import { type FoldedIncident, foldIn } from './fold.ts'

const begin = Date.parse('2026-11-22T04:00:00Z')
const minute = (n: number) => new Date(begin + n * 60_000)

/** Plays articles in, by the minute; answers what each was told for. */
function play(
  articles: readonly (Partial<WarningFacts> & { at: number })[],
  { repeats = false, asked = [] as string[] } = {},
): { told: (Reason | null)[]; incidents: FoldedIncident[] } {
  const incidents: FoldedIncident[] = []
  const told = articles.map(({ at, ...facts }, n) => {
    const article = {
      articleId: n,
      storyId: 1,
      sentiment: 0,
      level: null,
      mediaLevel: 4,
      mediaType: 1,
      marks: [],
      title: '',
      ...facts,
    }
    const { incident, reason } = foldIn(incidents, article as unknown as WarningFacts, {
      repeats,
      asked,
      now: minute(at),
    })
    const id = incident.id ?? incidents.length
    incidents[id] = { ...incident, id }
    return reason
  })
  return { told, incidents }
}

test('copies of a story fold silently into one incident', () => {
  const { told, incidents } = play([{ at: 0 }, { at: 2 }, { at: 4 }])
  expect(told).toEqual(['first', null, null])
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
  const { told } = play(Array.from({ length: 120 }, (_, n) => ({ at: 2 * n })))
  expect(told.flatMap((reason, n) => (reason ? [`${n + 1} ${reason}`] : []))).toEqual([
    '1 first',
    '10 tenfold',
    '100 tenfold',
  ])
})

test('within a minute of a message nothing more is told, and the reason waits', () => {
  const { told, incidents } = play([{ at: 0 }, { at: 0.5, sentiment: -1, level: 1 }, { at: 0.6, mediaLevel: 1 }])
  expect(told).toEqual(['first', null, null])
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
  const settled = incidents.map(incident => ({ ...incident, isSettled: true }))
  const worse = { articleId: 9, storyId: 1, sentiment: -1, level: 1, mediaLevel: 1, mediaType: 5, marks: [] }
  expect(
    foldIn(settled, worse as unknown as WarningFacts, { repeats: true, asked: [], now: minute(9) }).reason,
  ).toBeNull()
})
