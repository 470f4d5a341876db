import { describe, expect, test } from 'vitest'
import type { SpreadNode } from '../../contract.ts'
import { groupsOf, lanesOf } from './picture.ts'

const node = (id: number, from: number | null, more: Partial<SpreadNode> = {}): SpreadNode => ({
  ...{ id, from, title: `第${id}篇`, media: '甲', mediaId: 1, mediaType: 'web', level: 'city', sentiment: 0 },
  at: new Date(Date.UTC(2026, 10, 20, id)).toISOString(),
  ...{ reason: from === null ? null : 'named', certainty: from === null ? null : 'high' },
  ...{ said: null, common: null, copies: 0, below: 0 },
  ...more,
})

describe('copies within one medium', () => {
  const nodes = [
    node(1, null, { copies: 5 }),
    node(2, 1, { mediaId: 2 }),
    node(3, 1, { mediaId: 2, certainty: 'low' }),
    node(4, 1, { mediaId: 3, copies: 1 }),
    node(5, 1, { mediaId: 3 }),
    node(6, 4, { mediaId: 2 }),
    node(7, 1, { mediaId: 2 }),
  ]
  const groups = groupsOf(nodes)
  test('are one where they come from the same article and nobody took them further', () => {
    expect(groups.map(({ node: { id }, count }) => `${id}×${count}`)).toEqual(['1×1', '2×3', '4×1', '5×1', '6×1'])
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(nodes.length)
  })
  test('lead to the point of their source, and are sure only where all of them are', () => {
    expect(groups.map(({ from, isSure }) => [from, isSure])).toEqual([
      [null, false],
      [0, false],
      [0, true],
      [0, true],
      [2, true],
    ])
    expect(lanesOf(groups, 'level').links).toHaveLength(4)
  })
  test('whose copies are not told one by one stay apart', () => {
    expect(groupsOf([node(1, null), node(2, 1, { copies: 3 }), node(3, 1)])).toHaveLength(3)
  })
})

test('lanes are those that have articles: levels from the widest reach down, types as they came', () => {
  const groups = groupsOf([
    node(1, null, { level: null, mediaType: 'weibo' }),
    node(2, 1, { level: 'self', mediaType: 'web' }),
    node(3, 2, { level: 'central', mediaType: 'weibo', copies: 2 }),
  ])
  const byLevel = lanesOf(groups, 'level')
  expect(byLevel.order).toEqual(['central', 'self', 'unknown'])
  expect(byLevel.points.map(({ lane, size }) => [lane, size])).toEqual([
    [2, 0],
    [1, 0],
    [0, 2],
  ])
  expect(lanesOf(groups, 'mediaType').order).toEqual(['weibo', 'web'])
})
