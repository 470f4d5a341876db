/** Counts the words of a text. Pure. */
import { type Cutter, canonicalise, saysSomething } from '@guanlan/engine/text'
import type { Cloud, CloudOptions } from '../contract.ts'

/** A cutter reads 100,000 characters of a piece at most. */
const pieceLength = 50_000

/** Equal for a word in upper and lower case, full and half width, simplified and traditional. */
const keyOf = (word: string): string => canonicalise(word).chars.replaceAll(/\s+/g, '')

/** @param cutter with the pinned words as its own */
export function countWords(text: string, { stop, pinned, merged, most }: CloudOptions, cutter: Cutter): Cloud {
  const left = new Set(stop.map(keyOf))
  const pins = new Map(pinned.map(word => [keyOf(word), word]))
  const into = new Map(merged.map(({ word, into }) => [keyOf(word), { key: keyOf(into), word: into }]))
  const spelled = new Map<string, string>([...into.values()].map(({ key, word }) => [key, word]))
  const counts = new Map<string, number>()
  for (const piece of piecesOf(text))
    for (const { word } of cutter.cut(piece)) {
      const key = into.get(word)?.key ?? word
      if (left.has(key) || left.has(word)) continue
      const isChosen = pins.has(key) || into.has(word)
      if (!isChosen && ([...word].length < 2 || !saysSomething(word))) continue
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const words = [...counts]
    .sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([key, count]) => ({ word: pins.get(key) ?? spelled.get(key) ?? key, count }))
  return { words, total: counts.size, characters: text.length }
}

/** Cut where a sentence ends, where there is one: a word that stands across two pieces would be lost. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = Math.min(text.length, at + pieceLength)
    const border = end === text.length ? end : borderBefore(text, at, end)
    yield text.slice(at, border)
    at = border
  }
}

function borderBefore(text: string, at: number, end: number): number {
  for (let place = end; place > end - 2_000 && place > at; place--)
    if (/[\s，。！？；,.!?;]/.test(text.charAt(place - 1))) return place
  return end
}
