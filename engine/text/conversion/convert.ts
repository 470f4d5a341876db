/** One text from one way of writing Chinese to the other, word by word: no phrase of OpenCC's tables begins or ends within a word (总发行量 has no 总发). */
import { canonicalise } from '../canonical.ts'
import type { Cutter } from '../words/cut.ts'
import type { Phrases } from './phrases.ts'

/** A way from one side to the other. */
export interface Way {
  /** Characters that are one for both sides; before anything is cut. */
  same: Phrases
  /** What is one piece wherever it stands: words that the cutter does not know. */
  words: Phrases
  /** What is one piece where it begins and ends with words. */
  pieces: Phrases
  /** What a piece becomes, one step after the other. */
  steps: readonly Phrases[]
  /** What a word of one character becomes there; undefined: what the steps say. */
  single?: (text: string, at: number) => string | undefined
}

/** Converted at once: the cutter stops at 100,000 characters. */
const CHUNK = 50_000

export function convert(text: string, way: Way, cutter: Cutter): string {
  let converted = ''
  for (let at = 0; at < text.length; ) {
    const isSplit = /[\udc00-\udfff]/.test(text.charAt(at + CHUNK))
    const end = at + CHUNK + (isSplit ? 1 : 0)
    converted += convertChunk(way.same.convert(text.slice(at, end)), way, cutter)
    at = end
  }
  return converted
}

/** The longest phrase from border to border; what begins none is one word. */
function convertChunk(text: string, way: Way, cutter: Cutter): string {
  const borders = bordersOf(text, cutter)
  keepWords(text, way.words, borders)
  let converted = ''
  for (let at = 0; at < text.length; ) {
    let end = way.pieces.longest(text, at, borders)
    if (end === at) end = borders.indexOf(1, at + 1)
    const single = end === at + 1 ? way.single?.(text, at) : undefined
    converted += single ?? way.steps.reduce((piece, step) => step.convert(piece), text.slice(at, end))
    at = end
  }
  return converted
}

/** 1 where a word begins or ends; what stands between words is one, too. */
function bordersOf(text: string, cutter: Cutter): Uint8Array {
  const borders = new Uint8Array(text.length + 1)
  const canonical = canonicalise(text)
  const { starts, from, to } = canonical
  const { count, ends } = cutter.spans(canonical)
  for (let i = 0, token = 0; i < count; i++) {
    borders[from[token] as number] = 1
    while ((starts[token] as number) < (ends[i] as number)) token++
    borders[to[token - 1] as number] = 1
  }
  borders[0] = 1
  borders[text.length] = 1
  return borders
}

function keepWords(text: string, words: Phrases, borders: Uint8Array): void {
  for (let at = 0; at < text.length; ) {
    const end = words.longest(text, at)
    if (end > at) {
      borders.fill(0, at + 1, end)
      borders[at] = 1
      borders[end] = 1
    }
    at = Math.max(end, at + 1)
  }
}
