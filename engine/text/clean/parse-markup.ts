// Markup of strangers, piece by piece, in time that grows with its length: the parser's own list of open elements costs its square.
import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/** No page or feed has so many elements open at once but to harm. */
const MOST_OPEN = 3_000
/** What these hold is never text, so they stay open at any depth. So many that twice the limit is reached leave nothing to read. */
const hiding = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg'])

/**
 * Answers false when more than 3,000 elements were open: those beyond are told as opened and closed at once, and what they hold as text
 * of the last one open. It stops when 6,000 are open, of elements that hide what they hold.
 */
export function parseMarkup(markup: string, handler: Partial<Handler>, options: ParserOptions): boolean {
  const state: Depth = { open: 0, flat: new Map(), whole: true }
  const stop = new Error('too many open elements')
  const counted: Partial<Handler> = {
    ...handler,
    onopentag(name, attributes, implied) {
      if (++state.open > 2 * MOST_OPEN) throw stop
      handler.onopentag?.(name, attributes, implied)
    },
    onclosetag(name, implied) {
      // What was flat was inside the element that ends here.
      if (--state.open < MOST_OPEN) state.flat.clear()
      handler.onclosetag?.(name, implied)
    },
  }
  try {
    new FlatParser(markup, counted, options, state).end(markup)
    return state.whole
  } catch (error) {
    if (error !== stop) throw error
    return false
  }
}

interface Depth {
  open: number
  /** Beginnings of elements beyond the limit whose ends are still to come, by name. */
  readonly flat: Map<string, number>
  whole: boolean
}

/** An element beyond the limit is to the parser what `<br>` is, and its end is passed over. */
class FlatParser extends Parser {
  private readonly markup: string
  private readonly depth: Depth
  private readonly selfClosing: boolean
  private isFlat = false
  private flatName = ''

  constructor(markup: string, handler: Partial<Handler>, options: ParserOptions, depth: Depth) {
    super(handler, options)
    this.markup = markup
    this.depth = depth
    this.selfClosing = options.xmlMode === true
  }

  protected override isVoidElement(name: string): boolean {
    return this.isFlat || super.isVoidElement(name)
  }

  override onopentagname(start: number, end: number): void {
    const name = this.depth.open < MOST_OPEN ? '' : this.nameAt(start, end)
    this.isFlat = name !== '' && !super.isVoidElement(name) && !hiding.has(name)
    super.onopentagname(start, end)
    if (!this.isFlat) return
    this.depth.whole = false
    this.flatName = name
    this.expectEnds(name, 1)
  }

  override onselfclosingtag(end: number): void {
    if (!this.isFlat) {
      super.onselfclosingtag(end)
      return
    }
    if (this.selfClosing) this.expectEnds(this.flatName, -1)
    this.onopentagend(end)
  }

  override onclosetag(start: number, end: number): void {
    const name = this.depth.flat.size > 0 ? this.nameAt(start, end) : ''
    this.isFlat = this.depth.flat.has(name)
    if (this.isFlat) this.expectEnds(name, -1)
    super.onclosetag(start, end)
    this.isFlat = false
  }

  private nameAt(start: number, end: number): string {
    return this.markup.slice(start, end).toLowerCase()
  }

  private expectEnds(name: string, more: 1 | -1): void {
    const { flat } = this.depth
    const count = (flat.get(name) ?? 0) + more
    if (count > 0) flat.set(name, count)
    else flat.delete(name)
  }
}
