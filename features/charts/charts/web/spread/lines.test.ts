import { expect, test } from 'vitest'
import type { SpreadNode } from '../../contract.ts'
import { openLines } from './lines.ts'

const node = (id: number, from: number | null): SpreadNode => ({
  ...{
    id,
    from,
    title: '',
    media: '',
    mediaId: 1,
    mediaType: 'web',
    level: null,
    sentiment: 0,
    at: '2026-11-20T00:00:00.000Z',
  },
  ...{ reason: null, certainty: null, said: null, common: null, copies: 0, below: 0 },
})
const nodes = [node(1, null), node(2, 1), node(3, 2), node(4, 1), node(5, 3)]
const shown = (...open: number[]) =>
  openLines(nodes, id => open.includes(id)).map(line => `${line.node.id}:${line.depth}`)

test('what hangs on a closed article is left out, and the earliest is always open', () => {
  expect(shown()).toEqual(['1:0', '2:1', '4:1'])
  expect(shown(2)).toEqual(['1:0', '2:1', '3:2', '4:1'])
  expect(shown(2, 3)).toEqual(['1:0', '2:1', '3:2', '5:3', '4:1'])
  expect(openLines(nodes, () => false).map(({ told: reported }) => reported)).toEqual([2, 1, 0])
  expect(openLines([], () => true)).toEqual([])
})
