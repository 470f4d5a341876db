// Which language a text is in: by its script where that decides, by its little words and letter statistics otherwise.
import singles from 'opencc-js/dict/STCharacters'
import { simplifiedTable } from './simplified.ts'

/** 'zh-CN' simplified, 'zh-TW' traditional; else an ISO 639-1 code, or 'other' where nothing can be said. */
export type Language = string

/** Enough to decide, and bounded whatever the length of the text. */
const SAMPLE = 2000

/** Addresses and account names are left out: their letters do not tell the language of the text. */
const addresses = /https?:\/\/[^\s\p{Script=Han}]+|www\.[^\s\p{Script=Han}]+|@[\w-]+/giu

/** The language where the script alone tells; null when letters have to be looked at (Latin, Cyrillic, Arabic …). */
export function languageByScript(text: string): Language | null {
  const sample = sampleOf(text)
  const count = { han: 0, kana: 0, hangul: 0, traditional: 0, simplified: 0, brackets: 0, letters: 0 }
  const marks = variants()
  for (let i = 0; i < sample.length; i++) {
    const unit = sample.charCodeAt(i)
    if (unit >= 0x4e00 && unit <= 0x9fff) {
      count.han++
      const variant = marks[unit]
      if (variant === TRADITIONAL) count.traditional++
      else if (variant === SIMPLIFIED) count.simplified++
    } else if (unit >= 0x3041 && unit <= 0x30fa) count.kana++
    else if (unit >= 0xac00 && unit <= 0xd7a3) count.hangul++
    else if (unit === 0x300c) count.brackets++
    else if (unit > 0x40 && unit < 0x3000 && isLetter(unit)) count.letters++
  }
  // A Latin word has about five letters where Chinese has two characters, and Chinese texts are full of Latin names: one in two words.
  const others = count.letters / 6
  if (count.hangul > (count.han + count.kana) / 2 && count.hangul > others) return 'ko'
  if (count.kana * 10 > count.han + count.kana && count.han + count.kana > others) return 'ja'
  if (count.han > 0 && count.han > others) return isTraditional(count) ? 'zh-TW' : 'zh-CN'
  return count.letters === 0 ? 'other' : null
}

/** Where no character differs, 「 does: simplified texts quote with “. */
const isTraditional = (count: { traditional: number; simplified: number; brackets: number }): boolean =>
  count.traditional === count.simplified ? count.brackets > 0 : count.traditional > count.simplified

function sampleOf(text: string): string {
  const sample = text.slice(0, SAMPLE)
  return sample.includes('://') || sample.includes('@') || sample.includes('www.')
    ? sample.replace(addresses, ' ')
    : sample
}

/** Loads the letter statistics (70 kB) the first time a text needs them. */
export async function detectLanguage(text: string): Promise<Language> {
  const byScript = languageByScript(text)
  if (byScript) return byScript
  const sample = sampleOf(text)
  if (isEnglish(sample)) return 'en'
  const { detect } = await import('tinyld/light')
  const detected = detect(sample)
  if (detected === 'zh') return 'zh-CN'
  // Short English texts without little words look like any language to the statistics: another one has to show a word or an accent of its own.
  const own = littleWords[detected]
  if (own && isPlain(sample) && !wordsOf(sample).some(word => own.has(word))) return 'en'
  return detected || 'other'
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
const isPlain = (text: string): boolean => !/[\u00c0-\u024f]/u.test(text)
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words English alone has, frequent in every text. */
const english = setOf(
  'the of and to for that with are has from have this will be been were their which would after its said not you your who they he she we over says how what why when than about into more could as is by',
)

/** Little words of languages whose short texts are taken for each other. */
const littleWords: Readonly<Record<string, ReadonlySet<string>>> = {
  de: setOf('der die das und ist ein eine nicht mit von den dem für auf im zu sich auch wird bei nach aus ich wir'),
  fr: setOf("le la les des et est une un du en que qui pour dans pas sur au avec ce je vous nous tout d'un l'on plus"),
  es: setOf('el la los las de que y en un una por con para se del es no su al lo como más muy'),
  it: setOf('il la le di che e un una per con del della non si sono al dei gli nel lo più come'),
  pt: setOf('o a os as de que e em um uma por com para do da no na não se dos ao mais como'),
  nl: setOf('de het een en van is dat niet op te zijn met voor in er aan ook bij naar'),
  sv: setOf('och att det som en är på för av med den till inte har om ett'),
  no: setOf('og det som en er på for av med til ikke har om et den jeg vi'),
  da: setOf('og det som en er på for af med til ikke har om et den jeg vi'),
  fi: setOf('ja on ei se että oli mutta kun ovat hän myös'),
  pl: setOf('i w na z do nie się to jest że od po jak dla za'),
  ro: setOf('și de la cu un o în pe din nu care este mai pentru ce'),
  tr: setOf('ve bir bu için ile da de çok ne daha gibi olarak en'),
  hu: setOf('a az és hogy nem is egy ez meg volt de csak mint'),
}

/** One word in eight, at least two; a single one in texts of a few words. */
function isEnglish(text: string): boolean {
  const words = wordsOf(text)
  let found = 0
  for (const word of words) if (english.has(word)) found++
  return found >= Math.max(1, Math.min(2, words.length / 6)) && found * 8 >= words.length
}

const TRADITIONAL = 1
const SIMPLIFIED = 2
let variantOf: Uint8Array | undefined

/** Characters only traditional text has, and those only simplified text has: 后, 台 and 周 stand in both. */
function variants(): Uint8Array {
  if (variantOf) return variantOf
  variantOf = new Uint8Array(65536)
  for (const traditional of simplifiedTable().keys()) if (traditional < 65536) variantOf[traditional] = TRADITIONAL
  for (const entry of singles.split('|')) {
    const [simplified = '', ...traditional] = entry.split(' ')
    const unit = simplified.codePointAt(0) ?? 0
    if (unit < 65536 && !inBoth.has(simplified) && !traditional.includes(simplified)) variantOf[unit] = SIMPLIFIED
  }
  return variantOf
}

/** Simplified characters that traditional texts write as well, in another meaning or as a usual variant. */
const inBoth = new Set(
  '后台周里只松谷出范几干斗余系才准云丑吁卜困折曲千征冬舍致郁姜胡志升吊吃岩峰布伙注游秋杰杯梁床群占朱朴沈秘粘'.split(
    '',
  ),
)

const isLetter = (unit: number): boolean =>
  unit < 128
    ? (unit | 32) >= 0x61 && (unit | 32) <= 0x7a
    : unit >= 0xc0 && unit !== 0xd7 && unit !== 0xf7 && unit < 0x2000
