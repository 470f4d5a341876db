/** Signs that are typed in many ways and mean one: what a name is found by, however it is typeset. */

/** Between the parts of a name; nothing, so that a name is found with or without it. */
const dots = '·•‧∙⋅・･\u0387\u16eb\u2e31\u2e33\ua78f'
/** A full stop that stands between two Chinese characters is taken for one of them (埃隆.马斯克). */
export const FULL_STOP = 0x2e

const alike: Record<string, string> = {
  "'": '’‘ʼʻ´`＇｀‛′ʹˈ՚Ꞌꞌ',
  '-': '‐‑‒–−﹣－⁃˗',
}

const dotUnits = new Set([...dots].map(dot => dot.charCodeAt(0)))
export const isMiddleDot = (unit: number): boolean => dotUnits.has(unit)

const signs = new Map(
  Object.entries(alike).flatMap(([sign, others]) => [...others].map(other => [other, sign] as const)),
)

/** Apostrophes and hyphens in their plain form; before NFKC, which would take ´ apart. */
export function plainSigns(text: string): string {
  let plain = ''
  for (const character of text) plain += signs.get(character) ?? character
  return plain
}

/** What letters become that no mark can be taken off: nobody types them where they are not on the keyboard. ß is "ss" by case folding. */
const latin: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ĸ: 'k',
  ƒ: 'f',
}
const latinLetter = /^\p{Script=Latin}/u
const marks = /\p{M}/gu

/** Latin letters without their marks: é is e, Müller is Muller. Letters of other scripts keep theirs (й is not и). */
export function withoutMarks(text: string): string {
  let plain = ''
  // A letter with the marks that follow it.
  for (const cluster of text.match(/\P{M}\p{M}*|\p{M}/gu) ?? []) {
    const bare = latinLetter.test(cluster) ? cluster.normalize('NFD').replace(marks, '') : cluster
    plain += latin[bare] ?? bare
  }
  return plain
}
