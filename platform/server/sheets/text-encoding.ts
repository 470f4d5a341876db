/** In which way a text file is written: Excel in China saves GB18030, in Taiwan Big5, elsewhere UTF-8 or UTF-16 with a mark. */
import type { Readable } from 'node:stream'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5'

/** So much is enough to tell GB18030 from Big5. */
const looked = 256 * 1024
/** The most frequent characters of Chinese, simplified and traditional: read in the wrong way, a text holds hardly any. */
const frequent = new Set(
  '的一是不在人有了中大为為这這上个個国國我以要他时時来來用们們生到作地于出就分对對成会會可主发發年动動同工也能下过過子说說产產种種面而方后後多定行学學法所民得经經十三之进進日市名称稱地址电電话話公司',
)

/** Reads the file once through: a text that is no UTF-8 in its last line is none. */
export async function encodingOf(open: () => Promise<Readable>): Promise<TextEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const beginning: Buffer[] = []
  let bytes = 0
  let isUtf8 = true
  for await (const chunk of (await open()) as AsyncIterable<Buffer>) {
    if (bytes === 0) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
    }
    if (bytes < looked) beginning.push(chunk)
    bytes += chunk.length
    isUtf8 &&= decodes(strict, chunk, true)
    if (!isUtf8 && bytes >= looked) break
  }
  if (isUtf8 && decodes(strict, new Uint8Array(), false)) return 'utf-8'
  const sample = Buffer.concat(beginning).subarray(0, looked)
  return frequency(sample, 'big5') > frequency(sample, 'gb18030') ? 'big5' : 'gb18030'
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
  for (const sign of new TextDecoder(encoding).decode(bytes)) if (frequent.has(sign)) found++
  return found
}
