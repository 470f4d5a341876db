/** Bodies that senders hand in as HTML become the text a person reads. Pure; a plain text pays one look for `<` and one for `&`. */
import { plainText } from '@guanlan/engine/clean'
import { withoutResidue } from './entities.ts'
import { isMarkup } from './is-markup.ts'

export interface Readable {
  text: string
  /** Absolute addresses of the pictures in the markup. */
  pictures: readonly string[]
}

const none: readonly string[] = []

/** `base`: the address of the article, which addresses of pictures are relative to. */
export function readable(body: string, base?: string): Readable {
  if (!body.includes('<') || !isMarkup(body)) return { text: withoutResidue(body), pictures: none }
  const text = withoutResidue(piecesOf(body).map(plainText).join('\n').trim())
  const pictures = picturesIn(body, base)
  // Markup without a word in it is kept as it came, unless it shows something.
  return text === '' && pictures.length === 0 ? { text: body, pictures } : { text, pictures }
}

/** `plainText` looks at 300,000 characters. */
const longestPiece = 250_000
const ends = ['</p>', '</P>', '</div>', '</DIV>', '</tr>', '<br>', '<br/>', '<br />', '<BR>']

/** A book is read in pieces, cut where a paragraph ends. */
function piecesOf(markup: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (markup.length - from > longestPiece) {
    const window = markup.slice(from, from + longestPiece)
    const length = Math.max(...ends.map(tag => endOf(window, tag))) || longestPiece
    pieces.push(window.slice(0, length))
    from += length
  }
  return [...pieces, markup.slice(from)]
}

function endOf(window: string, tag: string): number {
  const at = window.lastIndexOf(tag)
  return at < 0 ? 0 : at + tag.length
}

const mostPictures = 30
const image = /<img\s([^<>]{1,4000})>/gi
/** Pages that load their pictures late say the real address in one of the first two. */
const sources = [
  /\bdata-original\s*=\s*["']?([^"'\s>]+)/i,
  /\bdata-src\s*=\s*["']?([^"'\s>]+)/i,
  /(?:^|[\s"'])src\s*=\s*["']?([^"'\s>]+)/i,
]

function picturesIn(markup: string, base: string | undefined): string[] {
  const found = new Set<string>()
  for (const [, attributes = ''] of markup.matchAll(image)) {
    const written = sources.map(source => source.exec(attributes)?.[1]).find(address => address !== undefined)
    const url = written ? URL.parse(written.replaceAll('&amp;', '&').replace(/^\/\//, 'https://'), base) : null
    if (url && /^https?:$/.test(url.protocol)) found.add(url.href)
    if (found.size >= mostPictures) break
  }
  return [...found]
}
