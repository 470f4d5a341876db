/** Signs that nobody sees do not stay in what is shown, listed and exported: zero-width signs, directions, soft hyphens, fillers, control characters. */

/** Units that such signs are written with, half of a sign beyond the basic plane as well: nearly no text has one, and a table tells that quickest. */
const maybe = new Uint8Array(65536)
for (const [from, to = from] of [
  [0, 8],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad],
  [0x34f],
  [0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800],
  [0x3164],
  [0xdb40, 0xdb43],
  [0xfe00, 0xfe0f],
  [0xfeff],
  [0xffa0],
  [0xfff9, 0xfffc],
] as [number, number?][])
  maybe.fill(1, from, to + 1)

function mayHoldInvisible(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (maybe[text.charCodeAt(i)] === 1) return true
  return false
}

/** As alternatives, since some of them join with the sign before. */
const any =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffc]|\u034f|\u17b4|\u17b5|[\u180b-\u180d]|\u180f|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u
const each = new RegExp(any.source, 'gu')
/** Signs that join: emoji of several, letters of Persian and of India. */
const joined =
  /(?:\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}])$/u

export function withoutInvisible(text: string): string {
  if (!mayHoldInvisible(text)) return text
  return text.replace(each, (sign, at: number) => {
    const before = text.slice(Math.max(0, at - 2), at)
    if (sign === '\u200d' || sign === '\u200c') return joined.test(before) ? sign : ''
    // Of a picture it says that it is one.
    if (sign === '\ufe0f' || sign === '\ufe0e') return /[\p{Emoji}]$/u.test(before) ? sign : ''
    // Flags of England, Scotland and Wales are written in these.
    if (sign >= '\u{e0020}' && sign <= '\u{e007f}') return text.includes('\u{1f3f4}') ? sign : ''
    return ''
  })
}

/** Blanks, controls, signs of direction and of joining, fillers, variation selectors, and a pattern of Braille without a dot. */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

export const isVisible = (text: string | undefined): boolean => text !== undefined && !unseen.test(text)
