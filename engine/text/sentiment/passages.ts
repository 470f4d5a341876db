// Which parts of an article are read for its sentiment.
import { READ_AT_MOST, type TextRange } from './grams.ts'

/** What news are about stands in their first paragraphs; behind them come background and boilerplate. */
const LEAD = 400
/** Characters taken on one side of a hit when no sentence ends before. */
const REACH = 80
/** Characters around hits that are read at most. */
const AROUND_AT_MOST = 800

/**
 * Where a monitor's word stands: UTF-16 offsets in the title or body as it was written, not in canonical text, end
 * exclusive. What `findHits` gives can be handed in as it is; what lies outside the text is ignored.
 */
export interface Hit extends TextRange {
  readonly field: 'title' | 'body'
}

/** The part of the body that speaks for the whole. */
export function leadOf(body: string, isNews: boolean): string {
  if (!isNews) return body.length <= READ_AT_MOST ? body : bothEnds(body)
  const begin = body.slice(0, 4 * LEAD).trimStart()
  return begin.slice(0, LEAD)
}

/** Reviews and posts conclude at their end: of very long ones both ends are read. */
function bothEnds(body: string): string {
  const half = READ_AT_MOST / 2
  return `${body.slice(0, half - 1)}\n${body.slice(-half)}`
}

/** The sentences of `text` around the hits, joined, and where the hits stand in them. */
export function around(text: string, hits: readonly TextRange[]): { text: string; hits: TextRange[] } {
  const inner = hits.filter(({ from, to }) => from >= 0 && to > from && to <= text.length)
  inner.sort((a, b) => a.from - b.from)
  let result = ''
  let last = 0
  const moved: TextRange[] = []
  for (const { from, to } of inner) {
    if (result.length > AROUND_AT_MOST) break
    const begin = Math.max(last, beginOf(text, from))
    const end = Math.max(last, endOf(text, to))
    if (begin > last && result) result += '\n'
    const shift = result.length - begin
    result += text.slice(begin, end)
    last = end
    if (from + shift >= 0 && to + shift <= result.length) moved.push({ from: from + shift, to: to + shift })
  }
  return { text: result, hits: moved }
}

const ENDS = new Set('。！？!?；;\n\r')

function beginOf(text: string, from: number): number {
  const stop = Math.max(0, from - REACH)
  let at = from
  while (at > stop && !ENDS.has(text[at - 1]!)) at--
  return at
}

function endOf(text: string, to: number): number {
  const stop = Math.min(text.length, to + REACH)
  let at = to
  while (at < stop && !ENDS.has(text[at]!)) at++
  return at < text.length && ENDS.has(text[at]!) ? at + 1 : at
}
