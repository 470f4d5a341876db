// How much a text looks like one somebody wrote: what tells the right charset from the wrong ones.

/** The characters every Chinese text is full of; together about half of any. Simplified, then those that differ in traditional. */
const EVERYWHERE =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处' +
  '這為個國時來們於對會發動過說產種後學經進著電裡實兩體機當點從業開還與關數質氣條沒結問無軍總樣較將組計別論運農幾區強決戰處據億報華東員長'

/** The first levels of GB 2312 and Big5 are the characters in use; what lies behind them is for names and old books. */
const common = new Set(EVERYWHERE)
const usual = new Set([...levelOf('gbk', 0xb0, 0xd7), ...levelOf('big5', 0xa4, 0xc6)])

function levelOf(charset: string, from: number, to: number): string {
  const bytes: number[] = []
  for (let lead = from; lead <= to; lead++)
    for (let trail = charset === 'gbk' ? 0xa1 : 0x40; trail <= 0xfe; trail++)
      if (trail < 0x7f || trail > 0xa0) bytes.push(lead, trail)
  return new TextDecoder(charset).decode(Uint8Array.from(bytes)).replace(/[^\p{Script=Han}]/gu, '')
}

const han = /^\p{Script=Han}$/u
const kana = /^[\u3041-\u30ff]$/
const hangul = /^[\uac00-\ud7a3]$/
const punctuation =
  /^[\u3000-\u3011\u3014-\u301f\uff01-\uff5e\u2018-\u201d\u2014\u2026\u00b7\u00ab\u00bb\u00a0\u00a9\u00ae\u2013\u2022\u20ac]$/
const alphabet =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]$/u
/** The most frequent letters of Russian, Greek, Hebrew, Arabic and Thai, and the accents of the Latin languages. */
const frequent = new Set(
  'оеаинтсрвлкмдпуαοιετσνηυρκπμάόίέήיוהלאתרמבשالمنيرتبدوةعсกนรอาเงวมยลทสäöüéèàêçñáíóúãõåøæßłąęśżğışćčěřšžýő',
)

/** The most frequent syllables of Korean. */
const syllables = new Set('이다는을를의에하고가지로한사대기도은시스정장자리어인해서그아나있부일')

const NEUTRAL = 0
const BROKEN = -6

/** About 1 for text in its own charset, around and below 0 for bytes read in another. ASCII says nothing and does not count. */
export function plausibility(text: string): number {
  let sum = 0
  let count = 0
  let before = ''
  for (const character of text) {
    const code = character.codePointAt(0)!
    if (code >= 0x80 || (code < 32 && code !== 9 && code !== 10 && code !== 13)) {
      sum += worth(character, code, before)
      count++
    }
    before = character
  }
  return count === 0 ? NEUTRAL : sum / count
}

function worth(character: string, code: number, before: string): number {
  if (common.has(character)) return 1.6
  if (usual.has(character)) return 0.45
  if (punctuation.test(character)) return 0.7
  if (code === 0xfffd || code < 32 || (code >= 0x80 && code < 0xa0)) return BROKEN
  if (code >= 0xe000 && code <= 0xf8ff) return -3
  if (han.test(character)) return -0.8
  if (kana.test(character)) return /[\u3041-\u30ff\u4e00-\u9fff]/.test(before) ? 0.9 : 0.3
  if (hangul.test(character)) return syllables.has(character) ? 1.2 : 0.5
  if (code >= 0xff61 && code <= 0xff9f) return -0.5
  if (alphabet.test(character)) return letterWorth(character, before)
  return -1.5
}

/** Letters of one script follow each other, small after small. Latin accents stand alone between plain letters. */
function letterWorth(character: string, before: string): number {
  const small = character === character.toLowerCase()
  const accents = /\p{Script=Latin}/u.test(character)
  if (before !== '' && before >= '\u0080' && accents) return -0.8
  // A row of one letter is a row of ideographic spaces or of a drawn line.
  if (character === before) return -0.2
  if (!small && /\p{Ll}/u.test(before)) return -1.5
  if (/\p{L}/u.test(before) && !accents && before < '\u0080') return -1
  return frequent.has(character) ? 0.75 : 0.25
}
