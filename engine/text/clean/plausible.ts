// How much a text looks like one somebody wrote: what tells the right charset from the wrong ones.
import { lettersOf, smallOf } from './alphabets.ts'

/** The characters every Chinese text is full of; together about half of any. Simplified, then those that differ in traditional. */
const EVERYWHERE =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处' +
  '這為個國時來們於對會發動過說產種後學經進著電裡實兩體機當點從業開還與關數質氣條沒結問無軍總樣較將組計別論運農幾區強決戰處據億報華東員長'

/** The first levels of GB 2312 and Big5 are the characters in use; what lies behind them is for names and old books. */
const common = new Set(EVERYWHERE)
const usual = new Set([...levelOf('gbk', 0xb0, 0xd7), ...levelOf('big5', 0xa4, 0xc6)])

function levelOf(charset: string, from: number, to: number, unwanted = /[^\p{Script=Han}]/gu): string {
  const bytes: number[] = []
  for (let lead = from; lead <= to; lead++)
    for (let trail = charset === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail++)
      if (trail < 0x7f || trail > 0xa0) bytes.push(lead, trail)
  return new TextDecoder(charset).decode(Uint8Array.from(bytes)).replace(unwanted, '')
}

const han = /^\p{Script=Han}$/u
const kana = /^[\u3041-\u30ff]$/
const hangul = /^[\uac00-\ud7a3]$/
const punctuation =
  /^[\u3000-\u3011\u3014-\u301f\uff01-\uff5e\u2018-\u201d\u2014\u2026\u00b7\u00ab\u00bb\u00a0\u00a9\u00ae\u2013\u2022\u20ac]$/
/** Scripts whose letters make words; a word is of one of them. */
const alphabets = (['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Thai'] as const).map(script => ({
  script,
  letter: new RegExp(`^\\p{Script=${script}}$`, 'u'),
}))
/** The most frequent letters of Russian, Greek, Hebrew, Arabic and Thai. */
const frequent = new Set('оеаинтсрвлкмдпуαοιετσνηυρςλωκπμάόίέήיוהלאתרמבשנםעדالمنيرتبدوةعсกนรอาเงวมยลทส')

/** The most frequent syllables of Korean, and all that its older charset holds: the others are not in use. */
const syllables = new Set('이다는을를의에하고가지로한사대기도은시스정장자리어인해서그아나있부일')
const usualSyllables = new Set(levelOf('euc-kr', 0xb0, 0xc8, /[^\uac00-\ud7a3]/g))

const NEUTRAL = 0
const BROKEN = -6
/** What a character costs that had to be skipped to read the rest, in a text of one. */
const SKIPPED = 2
const TURNED = -1.5
/** From here on the scripts of East Asia. */
const WIDE = 0x2e80

/** About 1 for text in its own charset, around and below 0 for bytes read in another. ASCII says nothing and does not count. */
export function plausibility(text: string, skipped = 0): number {
  const usualness = lettersOf(text)
  let sum = 0
  let count = 0
  let before = ''
  let character = ''
  /** Inside a word with a capital behind a small letter: koi8-r read as windows-1251 has one after the other. */
  let turned = false
  const look = (behind: string) => {
    const code = character.codePointAt(0) ?? 32
    if (code < 0x80 && (code >= 32 || code === 9 || code === 10 || code === 13)) return
    const capital = code < WIDE && isCapital(character)
    turned = code < WIDE && isLetter(before) && (turned || (capital && /\p{Ll}/u.test(before)))
    sum += capital && turned ? TURNED : worth(character, code, before, behind, usualness)
    count++
  }
  for (const next of text) {
    look(next)
    before = character
    character = next
  }
  look('')
  return (count === 0 ? NEUTRAL : sum / count) - (skipped * SKIPPED) / Math.max(1, text.length)
}

type Usualness = ReturnType<typeof lettersOf>

function worth(character: string, code: number, before: string, behind: string, usualness: Usualness): number {
  if (code === 0xfffd || code < 32 || (code >= 0x80 && code < 0xa0)) return BROKEN
  if (code >= WIDE) return wideWorth(character, code, before) - inWord(before, behind)
  if (punctuation.test(character)) return 0.7
  const script = scriptOf(character)
  return script === ''
    ? signWorth(character, before, behind)
    : letterWorth(character, script, before, behind, usualness)
}

/** Characters of East Asia, and what lies behind them. */
function wideWorth(character: string, code: number, before: string): number {
  if (common.has(character)) return 1.6
  if (usual.has(character)) return 0.45
  if (punctuation.test(character)) return 0.7
  if (code >= 0xe000 && code <= 0xf8ff) return -3
  if (han.test(character)) return -0.8
  if (kana.test(character)) return /[\u3041-\u30ff\u4e00-\u9fff]/.test(before) ? 0.9 : 0.3
  if (hangul.test(character)) return syllables.has(character) ? 1.2 : usualSyllables.has(character) ? 0.5 : -0.3
  if (code >= 0xff61 && code <= 0xff9f) return -0.5
  return -1.5
}

/** Two bytes of a word in another charset, an accent and the letter behind it, look like one wide character in its middle. */
const inWord = (before: string, behind: string): number => {
  if ((before < 'a' || before > 'z') && (behind < 'a' || behind > 'z')) return 0
  const sides = Number(/^[a-z]$/.test(before)) + Number(/^[a-z]$/.test(behind))
  return sides === 2 ? 1.6 : sides * 0.4
}

const isLetter = (character: string): boolean => /^\p{L}$/u.test(character)

/** Signs stand where they are written: ¿Qué, 1º, 20°, £5. Anywhere else they are halves of something. */
function signWorth(sign: string, before: string, behind: string): number {
  if (/[¿¡]/.test(sign) && !isLetter(before) && isLetter(behind)) return 0.7
  if (/[ºª°]/.test(sign) && /^[\dn]$/i.test(before) && !isLetter(behind)) return 0.5
  if (/[£§]/.test(sign) && /^[\d ]$/.test(behind)) return 0.3
  return -1.5
}

const isCapital = (character: string): boolean => /^\p{Lu}$/u.test(character)

function scriptOf(character: string): string {
  if (character === '') return ''
  if (character < '\u0080') return /[A-Za-z]/.test(character) ? 'Latin' : ''
  return alphabets.find(({ letter }) => letter.test(character))?.script ?? ''
}

/** Letters of one script follow each other, small after small. */
function letterWorth(character: string, script: string, before: string, behind: string, usualness: Usualness): number {
  const beside = [scriptOf(before), scriptOf(behind)]
  if (beside.some(other => other !== '' && other !== script)) return -1.5
  // A row of one letter is a row of ideographic spaces or of a drawn line.
  if (character === before) return -0.2
  const small = smallOf(character)
  const capital = small !== character
  if (script === 'Latin') return accentWorth(usualness(small), capital, before, behind)
  // A word of one letter: every language has two or three.
  if (!beside.includes(script)) return 0.2
  return (frequent.has(small) ? 0.75 : 0.15) - (capital && beside[0] !== '' ? 0.15 : 0)
}

/** Latin accents stand between plain letters, or alone. */
function accentWorth(usualness: 0 | 1 | 2, capital: boolean, before: string, behind: string): number {
  const isPlain = (character: string) => /^[A-Za-z]$/.test(character)
  const isWide = (character: string) => character >= '\u00c0' && isLetter(character)
  if (!isPlain(before) && !isPlain(behind) && (isWide(before) || isWide(behind))) return usualness === 0 ? -0.8 : 0.1
  const alone = !isPlain(before) && !isPlain(behind) && !/^[\s'’]?$/.test(behind)
  return (usualness === 2 ? 0.75 : usualness === 1 ? 0.4 : 0) - (alone ? 0.4 : capital ? 0.1 : 0)
}
