// Who took a story from whom: always from something published before.
import { expect, test } from 'vitest'
import { type StoryMember, treeOf } from './reprints.ts'

const member = (id: number, minute: number, like: number | null, common = 0.9): StoryMember => ({
  id,
  title: `题${id}`,
  media: '报',
  publishedAt: new Date(Date.UTC(2026, 10, 20, 8, minute)),
  timeOfArrival: false,
  sentiment: 0,
  placedByHand: false,
  like,
  likeness: like === null ? null : { common, contained: 1, sameLead: true },
})
const sources = (members: readonly StoryMember[]) =>
  Object.fromEntries(treeOf(members).map(({ id, from }) => [id, from]))

test.each<[string, StoryMember[], Record<string, number | null>]>([
  ['nobody', [], {}],
  ['a chain', [member(1, 0, null), member(2, 1, 1), member(3, 2, 2)], { 1: null, 2: 1, 3: 2 }],
  ['the source was collected last', [member(3, 0, 1), member(1, 1, null)], { 3: null, 1: 3 }],
  ['the article it resembles is not the organisation’s', [member(1, 0, null), member(2, 1, 99)], { 1: null, 2: 1 }],
  [
    'two sources: the one it resembles more',
    [member(1, 0, null), member(2, 1, 3, 0.95), member(3, 2, 1, 0.8)],
    { 1: null, 2: 1, 3: 2 },
  ],
])('%s', (_, members, expected) => expect(sources(members)).toEqual(expected))

test('likeness is that of the link, and the earliest has none', () => {
  const [first, second] = treeOf([member(3, 0, 1, 0.8), member(1, 1, null)])
  expect([first?.likeness, second?.likeness?.common]).toEqual([null, 0.8])
})
