import { describe, expect, test } from 'vitest'
import { Draft } from './contract.ts'
import { folded, problemsOf } from './server/check.ts'
import { isError, readWords } from './web/word-lines.ts'

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

const words = [
  '岚舟X7',
  'ＭＯＤＥＬ　３',
  'model 3',
  '蔚',
  '😀',
  '👍🏽',
  '👨‍👩‍👧',
  '\u200b',
  '!',
  '！！',
  '<b>',
  '１',
  'é',
  'e\u0301',
  '㈱',
  '长'.repeat(50),
  '长'.repeat(51),
  '😀'.repeat(50),
  '😀'.repeat(51),
]
test.each(words.flatMap(word => (['words', 'stopWords'] as const).map(use => [word, use] as const)))(
  'the server keeps %j of %s exactly where the editor says so',
  (word, use) => {
    const draft = Draft.safeParse({ use, name: '名称', words: [word, '另一个'] })
    const isStored = draft.success && problemsOf(draft.data).length === 0
    const read = readWords(`${word}\n另一个`, { own: use === 'words' })
    expect(read.problems.every(problem => !isError(problem))).toBe(isStored)
    if (isStored) expect(read.words).toEqual(folded(draft.data).words)
  },
)

test('the server folds the same words as the editor', () => {
  const sure = ['Model 3', '青麓', 'ＭＯＤＥＬ３', '青 麓']
  const hints = ['门店', 'MODEL 3', '门店']
  const stored = folded(Draft.parse({ use: 'dimension', name: '名称', words: sure, hints }))
  const read = readWords(sure.join('\n'))
  expect([read.words, readWords(hints.join('\n'), { sure: read }).words]).toEqual([stored.words, stored.hints])
})
