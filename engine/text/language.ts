// Which language a text is in: by its script where that decides, by letter statistics otherwise.
import { simplifiedTable } from './simplified.ts'

/** 'zh-CN' simplified, 'zh-TW' traditional; else an ISO 639-1 code, or 'other' where nothing can be said. */
export type Language = string

/** Enough to decide, and bounded whatever the length of the text. */
const SAMPLE = 2000

/** The language where the script alone tells; null when letters have to be looked at (Latin, Cyrillic, Arabic …). */
export function languageByScript(text: string): Language | null {
  const count = { han: 0, kana: 0, hangul: 0, traditional: 0, simplified: 0, letters: 0 }
  const marks = variants()
  const end = Math.min(text.length, SAMPLE)
  for (let i = 0; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0x4e00 && unit <= 0x9fff) {
      count.han++
      const variant = marks[unit]
      if (variant === TRADITIONAL) count.traditional++
      else if (variant === SIMPLIFIED) count.simplified++
    } else if (unit >= 0x3041 && unit <= 0x30fa) count.kana++
    else if (unit >= 0xac00 && unit <= 0xd7a3) count.hangul++
    else if (unit > 0x40 && unit < 0x3000 && isLetter(unit)) count.letters++
  }
  // A Latin word has about five letters where Chinese has two characters.
  const others = count.letters / 3
  if (count.hangul > (count.han + count.kana) / 2 && count.hangul > others) return 'ko'
  if (count.kana * 10 > count.han + count.kana && count.han + count.kana > others) return 'ja'
  if (count.han > 0 && count.han > others) return count.traditional > count.simplified ? 'zh-TW' : 'zh-CN'
  return count.letters === 0 ? 'other' : null
}

/** Loads the letter statistics (70 kB) the first time a text needs them. */
export async function detectLanguage(text: string): Promise<Language> {
  const byScript = languageByScript(text)
  if (byScript) return byScript
  const { detect } = await import('tinyld/light')
  return detect(text.slice(0, SAMPLE)) || 'other'
}

const TRADITIONAL = 1
const SIMPLIFIED = 2
let variantOf: Uint8Array | undefined

/** Characters only traditional text has, and characters they became. */
function variants(): Uint8Array {
  if (variantOf) return variantOf
  variantOf = new Uint8Array(65536)
  for (const [traditional, simplified] of simplifiedTable()) {
    const result = simplified.codePointAt(0)!
    if (result < 65536) variantOf[result] = SIMPLIFIED
    if (traditional < 65536) variantOf[traditional] = TRADITIONAL
  }
  return variantOf
}

const isLetter = (unit: number): boolean =>
  unit < 128
    ? (unit | 32) >= 0x61 && (unit | 32) <= 0x7a
    : unit >= 0xc0 && unit !== 0xd7 && unit !== 0xf7 && unit < 0x2000
