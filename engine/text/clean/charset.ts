// Bytes of a page or feed as text. What the bytes say goes before what somebody declares about them.
import iconv from 'iconv-lite'
import { plausibility } from './plausible.ts'

export interface Decoded {
  readonly text: string
  /** Name as the Encoding Standard writes it: `utf-8`, `gb18030`, `big5`, `utf-16le`, `windows-1251` … */
  readonly charset: string
  /** Share of characters that could not be read or no text has, 0 to 1. Above a hundredth the bytes are damaged, mixed, or no text. */
  readonly unreadable: number
}

/** Enough to tell by, even where a page begins with navigation in ASCII. */
const SAMPLE = 4_096
/** Where documents declare their charset. */
const HEAD = 4_096
const DECLARATION_WEIGHT = 0.15
/** A declared charset of single bytes in which the text reads well is left for a much better one only. */
const SOUND_DECLARATION_WEIGHT = 0.25
const SOUND = 0.25
/** From this likeness on a charset is certain: text read in a wrong one never comes near it. */
const CERTAIN = 1

/** Replaced bytes, and control characters no text has. */
const notText = /[\ufffd\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f]/g

/** Read as a superset that holds all of them: most pages that declare the smaller one use characters of the larger. */
const wider: Readonly<Record<string, string>> = { gbk: 'gb18030', gb2312: 'gb18030' }
const guesses = [
  ...['gb18030', 'big5', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-1252', 'windows-1251'],
  ...[
    'koi8-r',
    'windows-1250',
    'iso-8859-2',
    'windows-1253',
    'windows-1254',
    'windows-1255',
    'windows-1256',
    'windows-1258',
    'windows-874',
  ],
]

/**
 * `contentType` is the header of that name, as received. A byte order mark decides; then bytes that are UTF-8 are UTF-8; then the charset
 * in which the text reads best, with some trust in what was declared. A beginning or end in the middle of a character is skipped.
 */
export function decode(bytes: Uint8Array, contentType = ''): Decoded {
  const marked = byteOrderMark(bytes)
  if (marked) return read(bytes, marked)
  const sample = sampleOf(bytes)
  if (!sample) return read(bytes, escaped(bytes, contentType) ?? 'utf-8')
  const start = continuationBytes(bytes)
  // What follows the rest of a character must hold another: alone it may be a letter of any charset before plain ones.
  const isRest = start > 0 && !bytes.subarray(start).some(byte => byte >= 0x80)
  if (!isRest && isUtf8(bytes.subarray(start))) return read(bytes.subarray(start), 'utf-8')
  const declared = declaredCharset(bytes, contentType)
  const atStart = sample.byteOffset === bytes.byteOffset
  const { charset, shift } = bestReading(sample, declared, atStart)
  return read(bytes.subarray(charset === 'utf-8' ? start : shift), charset)
}

/** What the header, else the document itself says; undefined when that is nothing or no charset. */
export function declaredCharset(bytes: Uint8Array, contentType = ''): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD))
  const labels = [
    /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType)?.[1],
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']\s*([\w.:-]+)/i.exec(head)?.[1],
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1],
  ]
  for (const label of labels) {
    const name = label && nameOf(label)
    if (name) return name
  }
  return undefined
}

function nameOf(label: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(label.toLowerCase().replace(/^utf_?(\d)/, 'utf-$1'))
    return wider[encoding] ?? encoding
  } catch {
    return undefined
  }
}

function byteOrderMark([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

/** From the first byte that is not ASCII, or zero; undefined when all are. */
function sampleOf(bytes: Uint8Array): Uint8Array | undefined {
  const first = bytes.findIndex(byte => byte >= 0x80 || byte === 0)
  if (first < 0) return undefined
  // The whole beginning when it is near: pairs of bytes are counted from there.
  const from = first < 64 ? 0 : bytes[first] === 0 ? first - (first % 2) : first
  return bytes.subarray(from, from + SAMPLE)
}

/** Japanese mail and old pages write in ASCII with escapes. */
const escaped = (bytes: Uint8Array, contentType: string): string | undefined =>
  bytes.includes(0x1b) && declaredCharset(bytes, contentType) === 'iso-2022-jp' ? 'iso-2022-jp' : undefined

function continuationBytes(bytes: Uint8Array): number {
  let count = 0
  while (count < 3 && (bytes[count]! & 0xc0) === 0x80) count++
  return count
}

/** The last character may be cut. */
function isUtf8(bytes: Uint8Array): boolean {
  if (bytes.subarray(0, HEAD).filter(byte => byte === 0).length * 10 > Math.min(HEAD, bytes.length)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const inPairs = /^utf-16|^gb|^big5|jis|euc/

const trustIn = (declared: string, own: number): number =>
  own > SOUND && !inPairs.test(declared) ? SOUND_DECLARATION_WEIGHT : DECLARATION_WEIGHT

/** A text that begins with these bytes may begin with half a character: `shift` says how many bytes to skip. */
function bestReading(
  sample: Uint8Array,
  declared: string | undefined,
  atStart: boolean,
): { charset: string; shift: number } {
  let best = { charset: declared ?? 'utf-8', shift: 0 }
  let most = Number.NEGATIVE_INFINITY
  for (const charset of new Set([...(declared ? [declared] : []), 'utf-8', ...guesses])) {
    const pairs = inPairs.test(charset)
    for (const shift of pairs && atStart ? [0, 1] : [0]) {
      const text = textIn(sample.subarray(shift), charset)
      const own = plausibility(text, shift)
      const score = own + (charset === declared ? trustIn(charset, own) : 0)
      if (score <= most) continue
      most = score
      best = { charset, shift }
    }
    if (most > CERTAIN) return best
  }
  return best
}

const textIn = (bytes: Uint8Array, charset: string): string =>
  charset === 'big5' ? big5(bytes) : new TextDecoder(charset).decode(bytes, { stream: true })

/** With the characters of Hong Kong, as the Encoding Standard has it: the decoder of the language does not know them. */
function big5(bytes: Uint8Array): string {
  const text = iconv.decode(bytes, 'big5-hkscs')
  // Half a character at the end is left out rather than shown as damage.
  return text.endsWith('\ufffd') && bytes.at(-1)! > 0x80 ? iconv.decode(bytes.subarray(0, -1), 'big5-hkscs') : text
}

function read(bytes: Uint8Array, charset: string): Decoded {
  // Streaming, so that a character cut at the end is left out rather than shown as damage.
  const text = textIn(bytes, charset)
  const damaged = text.match(notText)?.length ?? 0
  return { text, charset, unreadable: damaged / Math.max(1, text.length) }
}
