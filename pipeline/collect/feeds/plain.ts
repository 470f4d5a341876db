/** Markup as text. Pure. */
import { parseHTML } from 'linkedom'

const mostText = 200_000

/** Paragraphs and breaks are lines; scripts and styles are nothing. At most 200,000 characters of markup are looked at. */
export function plain(html: string): string {
  const bounded = html.slice(0, mostText).toWellFormed()
  if (!/[<&]/.test(bounded)) return tidy(bounded)
  const { document } = parseHTML(
    `<!doctype html><html><body>${bounded.replace(/<(br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n$&')}</body></html>`,
  )
  for (const hidden of document.querySelectorAll('script, style, template, noscript')) hidden.remove()
  return tidy(document.body.textContent ?? '')
}

export const tidy = (text: string): string =>
  text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
