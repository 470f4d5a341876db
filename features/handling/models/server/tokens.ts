/** Tokens and what they cost, before anybody counted them. Pure. */

const ofWide = 0.8
const ofNarrow = 0.3

/** Tokens of so many characters in a language: Chinese, Japanese and Korean ones count 0.8 each, others 0.3. An estimate: models count differently. */
export function tokensOf(characters: number, language: string): number {
  return Math.ceil(characters * (['zh-CN', 'zh-TW', 'ja', 'ko'].includes(language) ? ofWide : ofNarrow))
}

const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g

/** The same of a text, each character by its own script. */
export function tokensOfText(text: string): number {
  const ofThem = text.match(wide)?.length ?? 0
  return Math.ceil(ofThem * ofWide + (text.length - ofThem) * ofNarrow)
}

export interface Prices {
  /** Fen for a million tokens. */
  priceIn: number
  priceOut: number
}

/** Millionths of a fen: a fen for a million tokens is one of them for a token. */
export const microFenOf = ({ priceIn, priceOut }: Prices, tokensIn: number, tokensOut: number): number =>
  tokensIn * priceIn + tokensOut * priceOut

/** As it is written in a sentence: yuan, with as many decimals as it takes to say something. */
export function yuanOf(microFen: number): string {
  const yuan = microFen / 100_000_000
  if (yuan === 0) return '0'
  return yuan >= 0.01 ? yuan.toFixed(2) : yuan < 0.0001 ? '0.0001' : yuan.toFixed(4)
}
