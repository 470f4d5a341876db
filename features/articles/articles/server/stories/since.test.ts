import { canonicalise, shinglesOf } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { randomText } from '../../../../../engine/text/testing/random-text.ts'
import type { Newcomer } from './place.ts'
import { storiesToCompare } from './since.ts'
import type { StoryTurn } from './turns.ts'

const text = randomText(1, 600)
const shingles = (body: string) => shinglesOf(canonicalise(body))
const newcomer: Newcomer = {
  id: 1,
  onlyOrg: null,
  publishedAt: new Date('2026-11-20T11:00:00Z'),
  shingles: shingles(text),
  names: [],
}
const turn = (articles: [id: number, story: number, body: string][], merges: [number, number][] = []): StoryTurn => ({
  turn: 1,
  articles: articles.map(([id, story, body]) => ({ id, story, sampled: shingles(body).sampled })),
  merges: new Map(merges),
})
const other = randomText(2, 600)

test.each<[what: string, compared: number[], since: StoryTurn[], expected: number[] | null]>([
  ['nothing', [20], [], null],
  ['something else', [20], [turn([[31, 30, other]])], null],
  ['a copy', [20], [turn([[31, 30, text]])], [20, 30]],
  ['a set phrase in common is no copy', [20], [turn([[31, 30, other + text.slice(0, 12)]])], null],
  ['an article of another text in a story that was compared', [20], [turn([[31, 20, other]])], [20]],
  ['a compared story that became part of another', [20], [turn([], [[20, 10]])], [10]],
  ['a compared story that took in another', [20], [turn([], [[30, 20]])], [20]],
  [
    'the story of a copy that became part of another later',
    [20],
    [turn([[31, 30, text]]), turn([], [[30, 10]])],
    [20, 10],
  ],
])('%s', (_, compared, since, expected) => {
  expect(storiesToCompare([newcomer], compared, since)).toEqual(expected)
})

test('a newcomer too short to compare shares nothing', () => {
  expect(storiesToCompare([{ ...newcomer, shingles: null }], [], [turn([[31, 30, text]])])).toBeNull()
})
