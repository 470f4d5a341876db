import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../testing/rounds.ts'
import { canonicalise, tokensOf } from './canonical.ts'
import { DIGIT, fold, joinsPrevious, kindOf, SINGLE } from './characters.ts'
import { byUse } from './variants/by-use.ts'

const tokens = (text: string): string[] => tokensOf(canonicalise(text))

describe('a text is read as a person reads it', () => {
  const table: [string, string, string[]][] = [
    ['each Han character is one token', '华为手机', ['华', '为', '手', '机']],
    ['white space is none', '华 为\n\t手　机', ['华', '为', '手', '机']],
    ['Kana and Hangul count by character', 'カナ한국', ['カ', 'ナ', '한', '국']],
    ['half-width Kana are Kana', 'ｶﾞ', ['ガ']],
    ['a run of letters is one token in lower case', 'iPhone Pro', ['iphone', 'pro']],
    ['letters and digits are two tokens', 'Model3', ['model', '3']],
    ['the same with a space', 'Model 3', ['model', '3']],
    ['5G and 5 G are the same', '5G 5 G', ['5', 'g', '5', 'g']],
    ['full width is half width', 'ＡＩ４０４', ['ai', '404']],
    ['traditional becomes simplified', '臺灣後來', ['台', '湾', '后', '来']],
    ['a run of punctuation is one token', '真的？！。好', ['真', '的', '?!。', '好']],
    ['node.js is three tokens', 'node.js', ['node', '.', 'js']],
    ['zero-width characters are not there', '华\u200b为 i\u00adPhone\ufeff', ['华', '为', 'iphone']],
    [
      'Latin letters lose their marks',
      'cafe\u0301 Müller x\u0301\u0302y Łódź Ærø',
      ['cafe', 'muller', 'xy', 'lodz', 'aero'],
    ],
    ['those of other scripts keep theirs', 'Йод мой', ['йод', 'мой']],
    ['a decomposed letter is composed', 'и\u0306', ['й']],
    ['a name is one with any middle dot and without', '埃隆·马斯克 埃隆•马斯克', [...'埃隆马斯克埃隆马斯克']],
    ['with a full stop within it', '史蒂夫.乔布斯 史蒂夫．乔布斯', [...'史蒂夫乔布斯史蒂夫乔布斯']],
    ['but three stops are a pause', '他...她', ['他', '...', '她']],
    ['a dot between Latin names parts them', 'Jean‧Paul', ['jean', 'paul']],
    ['a dot between digits is nothing', '3·15晚会 315晚会', ['315', '晚', '会', '315', '晚', '会']],
    ['and a decimal point stays', '3．5 3.5', ['3', '.', '5', '3', '.', '5']],
    [
      'every apostrophe is one',
      'McDonald’s L´Oréal Levi＇s',
      ['mcdonald', "'", 's', 'l', "'", 'oreal', 'levi', "'", 's'],
    ],
    ['every hyphen is one', 'T‑ROC CR–V 5−6', ['t', '-', 'roc', 'cr', '-', 'v', '5', '-', '6']],
    ['variants are one character', '衞生 锺南山 妳 靑 鬪 讎', [...'卫生钟南山你青斗仇']],
    ['著 by its use', '工廠著火 沿著 著作 顯著', [...'工厂着火沿着著作显著']],
    ['祇 by its use', '祇是 神祇', [...'只是神祇']],
    ['a mark standing alone is a symbol', '\u0301a', ['\u0301', 'a']],
    ['a family is one emoji', '👨‍👩‍👧', ['👨👩👧']],
    ['a skin tone belongs to its emoji', '👍🏽👍', ['👍🏽', '👍']],
    ['a flag is one emoji', '🇨🇳🇯🇵', ['🇨🇳', '🇯🇵']],
    ['text and picture style are the same', '❤️❤', ['❤', '❤']],
    ['CJK extension B is one token', '𠮷野家', ['𠮷', '野', '家']],
    ['compatibility characters are expanded', '㈱½', ['(', '株', ')', '1', '⁄', '2']],
    ['a lone surrogate is a replacement character', '\ud842a\udfb7', ['\ufffd', 'a', '\ufffd']],
    ['Hangul written in letters is composed', '\u1112\u1161\u11ab', ['한']],
    ['control characters are nothing, but for white space', 'a\u0000b\u0007c\u000bd', ['abc', 'd']],
    ['final sigma is sigma', 'ΟΔΟΣ οδος', ['οδοσ', 'οδοσ']],
    ['sharp s is ss', 'Straße STRASSE', ['strasse', 'strasse']],
    ['nothing is nothing', ' \u200b', []],
  ]
  it.each(table)('%s', (_, text, expected) => expect(tokens(text)).toEqual(expected))
})

describe('every token knows where it stands in the original', () => {
  it('leaves out the space after it and takes in what belongs to it', () => {
    const text = ' 华 为\u200b e\u0301. 👍🏽！'
    const { from, to } = canonicalise(text)
    expect(Array.from(from, (at, i) => text.slice(at, to[i]))).toEqual(['华', '为\u200b', 'e\u0301', '.', '👍🏽', '！'])
  })
})

/** Pieces that make every branch of the scanner meet every other. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'华為机機Aa1１。，、 \n★㈱ｶﾞカ한é'.split('')) },
  fc.constantFrom(
    '\u200b',
    '\u200d',
    '\ufe0f',
    '\u00ad',
    '\u0301',
    '\u0338',
    '\u3099',
    '\u1161',
    '\u11a8',
    '\u1100',
    'ㅏ',
    'ﾞ',
  ),
  fc.constantFrom(
    '👍',
    '🏽',
    '👩',
    '🇨',
    '🇳',
    '𠮷',
    '𝟙',
    '\ud83d',
    '\udc4d',
    '❤',
    '©',
    '=',
    '<',
    '\u3000',
    '\u0000',
    'ß',
    'İ',
    'ﷺ',
    '´',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const strangeText = fc.array(piece, { maxLength: 24 }).map(pieces => pieces.join(''))

/** Joiners are left to the table above: they are what tells 👩‍👩 from 👩👩, and are not in the canonical text. */
const withoutJoiners = strangeText.map(value => value.replaceAll('\u200d', ''))

const isInvisible = (character: string): boolean =>
  /^(?!\u200d)(?:\p{Default_Ignorable_Code_Point}|(?!\s)[\0-\x1b\x7f-\x9f]|[\u2800\ufff9-\ufffc])$/u.test(character) &&
  character !== '\u0085'

/** What stands within names and what is told by its use, one character after the other. */
function meant(characters: readonly string[]): string {
  const isMark = (character: string): boolean => joinsPrevious(character)
  const kind = (character = '', at = 0): number => kindOf([...fold(character)].at(at) ?? ' ')
  return characters
    .map((character, i) => {
      const before = characters.slice(0, i).findLast(each => !isMark(each))
      const behind = characters[i + 1]
      if ('·•‧∙⋅・･'.includes(character)) return kind(before, -1) === DIGIT && kind(behind) === DIGIT ? '' : ' '
      if (fold(character) === '.') return kind(before, -1) === SINGLE && kind(behind) === SINGLE ? ' ' : '.'
      return byUse(character, characters[i - 1] ?? '', behind ?? '')
    })
    .join('')
}

describe('the fast scanner means what the definition says', () => {
  /** The whole text at once, with regular expressions: slow and obvious. */
  function plainly(text: string): string[] {
    const emoji = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}]'
    const cluster = `(?:\\p{Regional_Indicator}{2}(?:\\p{M}|\\p{Emoji_Modifier})*|${emoji}(?:\\p{M}|\\p{Emoji_Modifier}|\\u200d+${emoji})*)`
    const han =
      '(?:\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}|\\p{Script=Hangul}|(?=\\p{L})[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}])'
    const parts = [
      `${cluster}`,
      `(?:(?!\\p{M})${han})\\p{M}*`,
      `(?:(?!${han})\\p{L}\\p{M}*)+`,
      `(?:(?!${han})\\p{N}\\p{M}*)+`,
    ]
    const symbol = `(?:(?!${emoji}|${han}|[\\p{L}\\p{N}\\p{White_Space}\\p{Cc}]).\\p{M}*)+`
    const token = new RegExp(`${parts.join('|')}|${symbol}`, 'gsu')
    const canonical = fold(meant([...text.toWellFormed()].filter(character => !isInvisible(character))))
    return (canonical.match(token) ?? []).map(found => found.replaceAll('\u200d', '')).filter(found => found !== '')
  }

  it('on a kana, an invisible tag and a voiced mark', () => {
    const value = 'カ\u{e0001}\uff9e'
    expect(tokens(value)).toEqual(plainly(value))
  })

  it('on strange texts', () => {
    fc.assert(
      fc.property(withoutJoiners, value => {
        expect(tokens(value)).toEqual(plainly(value))
      }),
      cases(3_000, 10_000),
    )
  })

  it('reading canonical text again changes nothing', () => {
    fc.assert(
      fc.property(withoutJoiners, value => {
        const once = tokens(value)
        expect(tokens(once.join(' '))).toEqual(once)
      }),
      cases(2_000, 5_000),
    )
  })

  it('knows every character that may merge with the one before it', () => {
    const missed: string[] = []
    for (let codePoint = 0; codePoint < 0x20000; codePoint++) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue
      const character = String.fromCodePoint(codePoint)
      const parts = [...character.normalize('NFD')]
      if (parts.length < 2 || character.normalize('NFC') !== character) continue
      missed.push(...parts.slice(1).filter(part => !joinsPrevious(part)))
    }
    expect(missed).toEqual([])
  })
})
