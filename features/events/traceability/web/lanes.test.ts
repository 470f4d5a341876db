import { describe, expect, test } from 'vitest'
import type { TraceNode } from '../contract/picture.ts'
import { drawnOf } from './lanes.ts'
import { lineTo, rowsOf } from './rows.ts'

const node = (at: number, from: number | null, more: Partial<TraceNode> = {}): TraceNode => ({
  ...{ id: at + 1, title: `第${at}篇`, url: null, media: '甲', mediaType: 'web', level: 'city', platform: null },
  ...{ region: null, sentiment: 0, at: new Date(Date.UTC(2026, 10, 20, at)).toISOString(), story: 0, from },
  source: null,
  ...{ reason: from === null ? null : 'named', certainty: from === null ? null : 'high', naming: null, common: null },
  ...{ copies: 0, known: 0, inferred: 0, folded: 0 },
  ...more,
})
const nodes = [
  node(0, null, { copies: 3, level: 'central' }),
  node(1, 0, { media: '乙' }),
  node(2, 0, { media: '乙' }),
  node(3, 0, { media: '丙', certainty: 'middle', reason: 'alike', level: null }),
  node(4, null, { media: '丁', source: 0, reason: 'named', certainty: 'high' }),
]
const sources = [{ name: '外', count: 1, at: new Date(Date.UTC(2026, 10, 20, 4)).toISOString(), since: null }]

describe('the picture', () => {
  const drawn = drawnOf({ nodes, sources }, 'level')
  test('copies of one medium are one point; a source outside is one, in a lane of its own above all', () => {
    expect(drawn.points.map(({ node: place, source, count, lane }) => [place, source, count, lane])).toEqual([
      [null, 0, 1, 'outside'],
      [0, null, 1, 'central'],
      [1, null, 2, 'city'],
      [3, null, 1, 'unknown'],
      [4, null, 1, 'city'],
    ])
    expect(drawn.lanes).toEqual(['outside', 'central', 'city', 'unknown'])
  })
  test('lines lead from the source, sure where a text says so', () => {
    expect(drawn.links).toEqual([
      { from: 1, to: 2, isSure: true },
      { from: 1, to: 3, isSure: false },
      { from: 0, to: 4, isSure: true },
    ])
  })
})

test('the table is narrowed by words and by lines', () => {
  expect(rowsOf(nodes, { words: ' 乙 ', lines: 'all' })).toEqual([1, 2])
  expect(rowsOf(nodes, { words: '', lines: 'unknown' })).toEqual([0])
  expect(rowsOf(nodes, { words: '', lines: 'inferred' })).toEqual([3])
  expect(rowsOf(nodes, { words: '', lines: 'known' })).toEqual([1, 2, 4])
})

test('the line to an article has both ends where it is long', () => {
  const chain = Array.from({ length: 6 }, (_, at) => ({ from: at === 0 ? null : at - 1 }))
  expect(lineTo(chain, 5, 9)).toEqual([0, 1, 2, 3, 4, 5])
  expect(lineTo(chain, 5, 3)).toEqual([0, 4, 5])
})
