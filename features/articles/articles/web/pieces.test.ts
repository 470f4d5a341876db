import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const shown = (text: string, hits: [number, number][]) =>
  piecesOf(
    text,
    hits.map(([from, to]) => ({ from, to })),
  )
    .map(piece => (piece.hit === null ? piece.text : `[${piece.text}]`))
    .join('')

test.each<[string, string, [number, number][], string]>([
  ['a text without hits stays whole', '车门打不开', [], '车门打不开'],
  ['a hit in the middle is marked', '车门打不开', [[2, 5]], '车门[打不开]'],
  [
    'neighbouring hits stay two',
    '车门打不开',
    [
      [0, 2],
      [2, 5],
    ],
    '[车门][打不开]',
  ],
  [
    'overlapping hits become one',
    '鹭行 Pro 车门',
    [
      [0, 6],
      [3, 9],
    ],
    '[鹭行 Pro 车门]',
  ],
  [
    'hits come in any order',
    'abcdef',
    [
      [4, 6],
      [0, 2],
    ],
    '[ab]cd[ef]',
  ],
  ['a hit past the end is cut', 'abc', [[1, 9]], 'a[bc]'],
  ['a hit outside the text is left out', 'abc', [[7, 9]], 'abc'],
])('%s', (_, text, hits, expected) => {
  expect(shown(text, hits)).toBe(expected)
})
