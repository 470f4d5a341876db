// Markup of strangers, piece by piece, with an end: the parser keeps its open elements in a list whose cost grows with its square.
import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/** No page or feed has so many elements open at once but to harm. */
const MOST_OPEN = 3_000

/** Answers false when it stopped early: more than 3,000 elements were open. Handlers saw everything up to there. */
export function parseMarkup(markup: string, handler: Partial<Handler>, options: ParserOptions): boolean {
  let open = 0
  const stop = new Error('too many open elements')
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes, implied) {
        if (++open > MOST_OPEN) throw stop
        handler.onopentag?.(name, attributes, implied)
      },
      onclosetag(name, implied) {
        open--
        handler.onclosetag?.(name, implied)
      },
    },
    options,
  )
  try {
    parser.end(markup)
    return true
  } catch (error) {
    if (error !== stop) throw error
    return false
  }
}
