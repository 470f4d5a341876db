import { describe, expect, test } from 'vitest'
import { inLines, isError, readWords } from './word-lines.ts'

describe('words as they are written', () => {
  test('are parted by lines, commas of three kinds and tabs, and tidied', () => {
    const { words, problems } = readWords(' 岚舟X7 \r\n青麓、雾湾，鹭行,穹途\t朔野\n\n  Model  3  \n')
    expect(words).toEqual(['岚舟X7', '青麓', '雾湾', '鹭行', '穹途', '朔野', 'Model 3'])
    expect(problems).toEqual([])
  })

  test('that read alike are kept once, and told by both lines', () => {
    const { words, problems } = readWords('Model 3\n青麓\nＭＯＤＥＬ３、青麓')
    expect(words).toEqual(['Model 3', '青麓'])
    expect(problems).toEqual([
      { line: 3, word: 'ＭＯＤＥＬ３', kind: 'repeated', earlier: 1 },
      { line: 3, word: '青麓', kind: 'repeated', earlier: 2 },
    ])
    expect(problems.some(isError)).toBe(false)
  })

  test('nobody can keep are named by their line', () => {
    const text = `蔚\n\u200b\n${'长'.repeat(51)}\n😀`
    const kinds = (own: boolean) => readWords(text, { own }).problems.map(({ line, kind }) => [line, kind])
    expect(kinds(true)).toEqual([
      [1, 'oneCharacter'],
      [2, 'invisible'],
      [3, 'long'],
      [4, 'oneCharacter'],
    ])
    expect(kinds(false)).toEqual([
      [2, 'invisible'],
      [3, 'long'],
    ])
    expect(readWords(text, { own: true }).problems.every(isError)).toBe(true)
  })

  test('of hints that are sure words already are left out', () => {
    const sure = readWords('漏油\n异响')
    expect(readWords('噪音\n异 响', { sure })).toMatchObject({
      words: ['噪音'],
      problems: [{ line: 2, word: '异 响', kind: 'repeatedSure', earlier: 2 }],
    })
  })
})

test.each([
  ['岚舟X7\t青麓\n雾湾\t鹭行\n', '岚舟X7\n青麓\n雾湾\n鹭行\n'],
  ['岚舟X7、青麓，雾湾, 鹭行', '岚舟X7\n青麓\n雾湾\n鹭行'],
  ['岚舟X7\n青麓', null],
  ['Model 3', null],
])('%j pasted becomes %j', (pasted, lines) => {
  expect(inLines(pasted)).toBe(lines)
})
