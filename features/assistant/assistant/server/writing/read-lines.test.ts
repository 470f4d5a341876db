// What a model writes is read line by line, however it is cut, and whatever it is.
import { expect, test } from 'vitest'
import { isPlain, lineReader } from './read-lines.ts'

function readAll(...pieces: string[]) {
  const reader = lineReader()
  const lines = [...pieces.flatMap(piece => reader.read(piece)), ...reader.end()]
  return [lines.map(({ text, cited }) => [text, ...cited]), reader.unusable]
}

test.each<[string, string[], unknown]>([
  [
    'whole lines',
    ['{"text":"甲","from":[1]}\n{"text":"乙","from":[2,3]}\n'],
    [
      [
        ['甲', 0],
        ['乙', 1, 2],
      ],
      0,
    ],
  ],
  ['cut anywhere', ['{"te', 'xt":"甲","fr', 'om":[1]}', '\n{"text":"乙"', ',"from":[]}'], [[['甲', 0], ['乙']], 0]],
  [
    'a list within a fence',
    ['```json\n[\n{"text":"甲","from":[1]},\n{"text":"乙","from":[1]}\n]\n```'],
    [
      [
        ['甲', 0],
        ['乙', 0],
      ],
      0,
    ],
  ],
  [
    'all on one line',
    ['{"text":"甲","from":[1]} {"text":"乙","from":[2]}'],
    [
      [
        ['甲', 0],
        ['乙', 1],
      ],
      0,
    ],
  ],
  [
    'a list on one line',
    ['[{"text":"甲","from":[1]},{"text":"乙","from":[2]}]'],
    [
      [
        ['甲', 0],
        ['乙', 1],
      ],
      0,
    ],
  ],
  ['a page of HTML', ['<html>\n<body>no</body>\n</html>'], [[], 3]],
  ['half of it', ['{"text":"甲","from":[1]}\n{"text":"乙'], [[['甲', 0]], 1]],
  ['a foreign number', ['{"text":"甲","from":[99,"x"]}'], [[['甲']], 0]],
  ['no text', ['{"text":"","from":[1]}\n{"say":"甲"}\nnull\n'], [[], 3]],
  ['a line without end', ['甲'.repeat(5_000)], [[], 1]],
])('%s', (_, pieces, expected) => {
  expect(readAll(...pieces)).toEqual(expected)
})

test.each([
  ['召回3.2万辆。', true],
  ['见 https://evil.example/?q=1', false],
  ['![图](x)', false],
  ['<img src=x>', false],
  ['利润 < 5%，营收 > 3 亿', true],
])('%s is plain: %s', (text, plain) => {
  expect(isPlain(text)).toBe(plain)
})
