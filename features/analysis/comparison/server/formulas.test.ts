import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharesOf } from '../contract/shares.ts'
import { commonWords, distinctiveWords } from './comparing/distinct.ts'
import { meetingIn } from './competitors/meeting-in.ts'

test.each([
  [
    [1, 1, 1],
    [33.4, 33.3, 33.3],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [100]],
  [
    [1, 0, 3],
    [25, 0, 75],
  ],
  [
    [2, 3, 7, 11, 1],
    [8.3, 12.5, 29.2, 45.8, 4.2],
  ],
])('shares of %j add up to 100.0', (amounts, shares) => {
  expect(sharesOf(amounts)).toEqual(shares)
  if (amounts.some(Boolean)) expect(Math.round(sharesOf(amounts).reduce((a, b) => a + b, 0) * 10)).toBe(1000)
})

describe('words', () => {
  const of = (articles: number, words: Record<string, number>) => ({
    articles,
    words: Object.entries(words).map(([word, count]) => ({ word, count })),
  })
  test('tell a subject when it alone has them among its hot words', () => {
    const [one, other] = distinctiveWords([of(1000, { 车门: 200, 汽车: 500 }), of(1000, { 汽车: 500, 续航: 150 })])
    expect(one?.map(({ word }) => word)).toEqual(['车门'])
    expect(other?.map(({ word }) => word)).toEqual(['续航'])
    expect(distinctiveWords([of(1000, { 车门: 200 }), of(1000, { 车门: 4 })])).toEqual([[], []])
  })
  test('of one subject stand under no other and not among the common ones, whatever the lists are', () => {
    const vocabulary = fc.constantFrom(...'甲乙丙丁戊己庚辛壬癸')
    const subject = fc
      .dictionary(vocabulary, fc.integer({ min: 1, max: 500 }))
      .map(words => of(1000, words as Record<string, number>))
    fc.assert(
      fc.property(fc.array(subject, { minLength: 2, maxLength: 4 }), subjects => {
        const common = new Set(commonWords(subjects))
        for (const [place, own] of distinctiveWords(subjects).entries())
          for (const { word } of own) {
            expect(common.has(word)).toBe(false)
            const others = subjects.filter((_, at) => at !== place)
            expect(others.some(({ words }) => words.some(each => each.word === word))).toBe(false)
          }
      }),
      { seed: 1, numRuns: 100 },
    )
  })
  test('of few articles prove nothing, and alone there is nothing to differ from', () => {
    expect(distinctiveWords([of(2, { 车门: 1 }), of(1000, { 汽车: 1 })])[0]).toEqual([])
    expect(distinctiveWords([of(100, { 车门: 50 })])).toEqual([[]])
  })
  test('of all subjects stand by their places', () => {
    const words = (...list: string[]) => ({ words: list.map(word => ({ word })) })
    expect(commonWords([words('甲', '乙', '丙'), words('丙', '乙', '丁')])).toEqual(['乙', '丙'])
    expect(commonWords([words('甲')])).toEqual([])
  })
})

test.each([
  ['先说别的。青禾不如白露！后来', '青禾不如白露！'],
  ['青禾很好。白露也好。', null],
  ['SAIL beats 白露', 'SAIL beats 白露'],
  [`${'长'.repeat(300)}青禾与白露`, `…${'长'.repeat(20)}青禾与白露…`],
])('where both sides meet in %s', (text, sentence) => {
  expect(meetingIn(text, ['青禾', 'Sail'], ['白露'])).toBe(sentence)
})
