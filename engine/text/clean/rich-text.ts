// A snippet of markup as the text a person sees. For what is more than a snippet see main-text.ts.
import { parseMarkup } from './parse-markup.ts'

const lines = new Set(
  'address article blockquote br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg'])
const MOST = 300_000

/** Paragraphs and breaks are lines, white space counts once. At most 300,000 characters of markup are looked at. */
export function plainText(markup: string): string {
  const bounded = markup.slice(0, MOST)
  if (!/[<&]/.test(bounded)) return tidy(bounded)
  const parts: string[] = []
  let silence = 0
  parseMarkup(
    bounded,
    {
      onopentag(name) {
        if (silent.has(name)) silence++
        else if (lines.has(name)) parts.push('\n')
      },
      ontext(text) {
        if (silence === 0) parts.push(text)
      },
      onclosetag(name) {
        if (silent.has(name)) silence = Math.max(0, silence - 1)
        else if (lines.has(name)) parts.push('\n')
      },
    },
    { decodeEntities: true },
  )
  return tidy(parts.join(''))
}

/** One space between words, no empty lines. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .split('\n')
    .map(line => line.replace(/[\s\u200b\ufeff]+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
