/** In which way a text file is written: Excel in China saves GB18030, in Taiwan Big5, elsewhere UTF-8 or UTF-16 with a mark. */
import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import iconv from 'iconv-lite'

export const textEncodings = [
  ...(['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const),
  ...(['shift_jis', 'euc-kr', 'windows-1252'] as const),
] as const
export type TextEncoding = (typeof textEncodings)[number]

/** Piece by piece; a character that is cut waits for the next piece. Big5 with the characters of Hong Kong, which the usual reader does not know. */
export function textDecoder(encoding: TextEncoding): { decode(bytes: Uint8Array): string; end(): string } {
  if (encoding === 'big5') return big5Decoder()
  const decoder = new TextDecoder(encoding)
  return { decode: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

/** So much is enough to tell GB18030 from Big5. */
const looked = 256 * 1024
/** The most frequent characters of Chinese, simplified and traditional: read in the wrong way, a text holds hardly any. */
const frequent = new Set(
  '的一是不在人有了中大为為这這上个個国國我以要他时時来來用们們生到作地于出就分对對成会會可主发發年动動同工也能下过過子说說产產种種面而方后後多定行学學法所民得经經十三之进進日市名称稱地址电電话話公司',
)

/** What is beyond this without a sign of one byte is no table. */
const longestWaiting = 1024 * 1024

/** Cut behind a byte that is in no character of two: the library's own decoder loses a character beyond the first plane that a piece ends in. */
function big5Decoder() {
  let waiting: Uint8Array[] = []
  let length = 0
  const take = (): string => {
    const text = iconv.decode(Buffer.concat(waiting), 'big5-hkscs')
    waiting = []
    length = 0
    return text
  }
  return {
    decode(bytes: Uint8Array): string {
      const end = bytes.findLastIndex(byte => byte < 0x40) + 1
      waiting.push(bytes.subarray(0, end))
      const text = end > 0 ? take() : ''
      waiting.push(bytes.subarray(end))
      length += bytes.length - end
      return length > longestWaiting ? text + take() : text
    },
    end: take,
  }
}

/** Reads the file once through: a text that is no UTF-8 in its last line is none, unless nearly all of it is. One that breaks off is told by what came before. */
export async function encodingOf(open: () => Promise<Readable>): Promise<TextEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let beginning: Buffer[] = []
  let last: Buffer = Buffer.alloc(0)
  let bytes = 0
  let isUtf8 = true
  for await (const chunk of untilItBreaksOff(await open())) {
    if (bytes === 0) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
    }
    const wasUtf8 = isUtf8
    isUtf8 &&= decodes(strict, chunk, true)
    // Behind a long beginning of plain letters it is told by the piece that has others.
    if (wasUtf8 && !isUtf8 && bytes >= looked) beginning = [chunk]
    else if (bytes < looked) beginning.push(chunk)
    bytes += chunk.length
    last = chunk
    if (!isUtf8 && bytes >= looked) break
  }
  if (isUtf8 && decodes(strict, new Uint8Array(), false)) return 'utf-8'
  // Its last character alone is cut.
  if (isUtf8 && bytes >= looked) beginning = [last]
  const whole = Buffer.concat(beginning)
  const first = Math.max(
    0,
    whole.findIndex(byte => byte > 0x7f),
  )
  const sample = whole.subarray(first, first + looked)
  if (isNearlyUtf8(sample)) return 'utf-8'
  return frequency(sample, 'big5') > frequency(sample, 'gb18030') ? 'big5' : 'gb18030'
}

async function* untilItBreaksOff(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch {
    // Whoever reads the rows is told.
  }
}

/** Characters of several bytes that stand whole, for each that is broken: of a text in another encoding hardly any stands whole by chance. */
const wholeForBroken = 3

/** Some bytes of it are damaged or lost; read as UTF-8 each costs one mark. */
export function isNearlyUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample, { stream: true })
  let whole = 0
  let broken = 0
  for (const sign of text)
    if (sign === '\ufffd') broken++
    else if (sign > '\x7f') whole++
  return whole > 0 && whole >= wholeForBroken * broken
}

function decodes(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}

function frequency(bytes: Uint8Array, encoding: TextEncoding): number {
  let found = 0
  for (const sign of textDecoder(encoding).decode(bytes)) if (frequent.has(sign)) found++
  return found
}
