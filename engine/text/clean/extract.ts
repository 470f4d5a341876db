// A page as an article: what people came to read, and what the page says about it.
import { parseHTML } from 'linkedom'
import { decode } from './charset.ts'
import type { ExtractContext } from './extract-context.ts'
import { linesOf } from './lines.ts'
import { mainText } from './main-text.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { trim } from './trim.ts'

/**
 * `read`: all of it. `cut`: larger or deeper than any page made for people; what was within the bounds is there.
 * `nothing`: a page without a text to read. `notText`: the bytes are no text at all.
 */
export type PageState = 'read' | 'cut' | 'nothing' | 'notText'

export interface ExtractedPage extends PageFacts {
  readonly state: PageState
  /** Paragraphs as lines; empty for `nothing` and `notText`. */
  readonly text: string
  readonly charset: string
}

const MOST_UNREADABLE = 0.1
const noFacts: PageFacts = {
  title: null,
  author: null,
  source: null,
  publishedAt: null,
  canonical: null,
  pictures: [],
  site: null,
}

/** Never throws, whatever the bytes. */
export function extractPage(page: Uint8Array | string, context: ExtractContext): ExtractedPage {
  const {
    text: html,
    charset,
    unreadable,
  } = typeof page === 'string' ? { text: page, charset: 'utf-8', unreadable: 0 } : decode(page, context.contentType)
  if (unreadable > MOST_UNREADABLE) return { ...noFacts, state: 'notText', text: '', charset }
  const trimmed = trim(html)
  try {
    const { document } = parseHTML(documentOf(trimmed.html))
    const lines = document.body ? linesOf(document.body) : []
    const facts = pageFacts(document, lines, context)
    const text = mainText(document, lines, { title: facts.title, now: context.now })
    return { ...facts, text, charset, state: text === '' ? 'nothing' : trimmed.cut ? 'cut' : 'read' }
  } catch {
    // The libraries fail on some broken trees; the article then arrives with its address only, and its state says so.
    return { ...noFacts, state: 'nothing', text: '', charset }
  }
}

/** The tree builder wants one root with a body. */
const documentOf = (html: string): string =>
  /<body[\s>]/.test(html) ? html : `<html><head></head><body>${html}</body></html>`
