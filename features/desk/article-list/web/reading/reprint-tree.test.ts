// The tree of reprints by likeness: what is left out leaves no gap.
import type { Reprint } from '@guanlan/features/articles/articles/contract'
import { expect, test } from 'vitest'
import { reprintLines } from './reprint-tree.ts'

const reprint = (id: number, from: number | null, common: number | null, placedByHand = false): Reprint => ({
  id,
  from,
  title: '',
  media: '',
  publishedAt: '2026-11-20T08:00:00Z',
  timeOfArrival: false,
  sentiment: 0,
  placedByHand,
  likeness: common === null ? null : { common, contained: common, sameLead: false },
})
const story = [
  reprint(1, null, null),
  reprint(2, 1, 0.95),
  reprint(3, 1, 0.75),
  reprint(4, 3, 0.98),
  reprint(5, 2, null, true),
]
const lines = (least: number) => reprintLines(story, least).map(({ id, depth }) => `${'-'.repeat(depth)}${id}`)

test('every article stands below its source', () => expect(lines(0)).toEqual(['1', '-2', '--5', '-3', '--4']))
test('what hangs on one that is left out hangs on the next before it', () =>
  expect(lines(90)).toEqual(['1', '-2', '--5', '-4']))
test('the earliest and what was put there by hand stay', () => expect(lines(100)).toEqual(['1', '-5']))
test('a story of nobody has no lines', () => expect(reprintLines([], 0)).toEqual([]))
