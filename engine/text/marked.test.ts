// The marked text against the definition: what a substring search says of it is what the plain search says of the tokens.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlainly } from '../rules/evaluate.ts'
import { term } from '../rules/rule.ts'
import { cases } from '../testing/rounds.ts'
import { canonicalise } from './canonical.ts'
import { markedTerm, markedText } from './marked.ts'

const marked = (text: string): string => markedText(canonicalise(text))
const shown = (text: string): string => text.replace(/[\u0001-\u0003]/g, mark => '[]~'[mark.charCodeAt(0) - 1] ?? '')

describe('marked text', () => {
  it.each([
    ['Han, Kana and Hangul stand as they are', '华為カ한', '华为カ한'],
    ['words, numbers and signs stand between marks', 'iPhone 16，真的', '[iphone][16][,]真的'],
    ['white space is gone', '华 为\n手', '华为手'],
    ['units beyond ASCII are written in digits', 'café。', '[cafe][~3002]'],
    ['letters of other scripts too', 'мой', '[~043c~043e~0439]'],
    ['a character beyond the basic plane too', '𠮷野', '[~d842~dfb7]野'],
    ['a Han character with a mark is not that character', '华\u0301为', '[~534e~0301]为'],
    ['an emoji is one', '👍🏽', '[~d83d~dc4d~d83c~dffd]'],
    ['nothing is nothing', ' \u200b', ''],
  ])('%s', (_, text, expected) => expect(shown(marked(text))).toBe(expected))

  it('the beginning of a word is the beginning of what is written', () => {
    expect(shown(markedTerm(['node'], true) ?? '')).toBe('[node')
    expect(shown(markedTerm(['caf'], true) ?? '')).toBe('[caf')
    expect(marked('café')).toContain(markedTerm(['caf'], true))
    expect(markedTerm(['华'], true)).toBeNull()
    expect(markedTerm([], false)).toBeNull()
  })
})

const pieces = [
  ...[
    '华',
    '華為',
    '为',
    '哈',
    '哈哈',
    '中国',
    '国家',
    'カ',
    'ｶﾞ',
    'か\u3099',
    '한국',
    '\u1112\u1161\u11ab',
    '\u1161',
    '々',
    'ー',
  ],
  ...[
    'a',
    'ab',
    'abc',
    'AI',
    'Ａ',
    'node',
    'nodes',
    'é',
    'e\u0301',
    'ß',
    'Σ',
    'ж',
    'журнал',
    'ا',
    '३',
    '3',
    '404',
    '４',
    '½',
    'Ⅷ',
  ],
  ...[
    '。',
    '，',
    '！？',
    '++',
    '·',
    '“',
    '(',
    '\u0301',
    '\u3099',
    '\u20dd',
    '\ufe0f',
    '\u200d',
    '\u200b',
    ' ',
    '\n',
    '\u0000',
    '\u0001',
    '\u0002',
    '\u0003',
    '\u007f',
  ],
  ...['👍', '👍🏽', '👨‍👩‍👧', '🇨🇳', '🇨', '❤️', '𠮷', '\ud842', '\udfb7', '\u{e0001}', '\u{1f3fb}', '534e', '~'],
]
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map(list => list.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 14 }) },
)

/** Occurrences that do not overlap, counted as SQL counts them: by what is missing when all are taken out. */
const countBySearch = (where: string, what: string): number =>
  (where.length - where.replaceAll(what, '').length) / what.length

/** The three bytes of raw characters, one OPEN a token: as the function marked_tokens counts. */
function tokensByLengths(piece: string): number {
  const bytes = Buffer.byteLength(piece)
  return (bytes - piece.length) / 2 + bytes - Buffer.byteLength(piece.replaceAll('\u0001', ''))
}

describe('on random texts', () => {
  it('a word is found, and counted, exactly where the plain search finds it', () => {
    const tried = cases(5_000, 100_000)
    let found = 0
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.nat(), (body, other, prefix, cut) => {
        const article = { title: canonicalise(''), body: canonicalise(body) }
        // Half of the words are cut from the text itself, at any unit, so that many are found.
        const from = cut % (body.length + 1)
        const expected = term(cut % 2 ? other : body.slice(from, from + 1 + (cut % 3)), prefix)
        if (expected.tokens.length === 0) return
        const needle = markedTerm(expected.tokens, prefix)
        if (needle === null) {
          expect(prefix).toBe(true)
          return
        }
        const where = markedText(article.body)
        const places = findPlainly(expected, 'body', article)
        expect(countBySearch(where, needle)).toBe(places.length)
        found += places.length

        // The same, with positions: what stands between two places, counted by lengths alone.
        let at = 0
        const starts = where
          .split(needle)
          .slice(0, -1)
          .map(piece => {
            const start = at + tokensByLengths(piece)
            at = start + expected.tokens.length
            return start
          })
        expect(starts).toEqual(places.map(place => place.start))
      }),
      tried,
    )
    expect(found).toBeGreaterThan(tried.numRuns / 10)
  })
})
