/** What a question compares: each side a monitor, or a name with its other names. Pure. */
import { type Cutter, placedWords, stopWords } from '@guanlan/engine/text'
import { isOfAsking } from './question-words.ts'
import { createRest, type Rest, takenPlaces } from './rest.ts'

export interface Side {
  name: string
  /** As it stands in the question. */
  written: string
  /** Null: no monitor is called so. */
  monitor: number | null
  /** The name and others of it, for a rule. */
  words: readonly string[]
}

interface Known {
  library: readonly { name: string; aliases: readonly string[] }[]
  monitors: readonly { id: number; name: string }[]
  cutter: Cutter
}

/** Words of a name that nobody knows. */
const longestSide = 4

const than = '(?<![占佔环環同对對相百])比(?![例重赛賽亚亞特较較分如率])'
const conjunction = `和|与|與|跟|还是|還是|、|\\bvs\\b|\\bor\\b|\\band\\b|\\bversus\\b|\\bthan\\b|${than}`
const comparing = new RegExp(
  `和|与|與|跟|还是|還是|对比|對比|相比|\\bvs\\b|\\bor\\b|\\bversus\\b|\\bthan\\b|\\bcompare|${than}`,
  'iu',
)
/** Asks for nothing but a comparison: what stands beside 和 is a side even where nobody knows its name. */
const contest = new RegExp(
  `对比|對比|相比|还是|還是|[谁誰](?:的|更|家)|哪[个個家](?:的|更|品牌)|\\bvs\\b|\\bversus\\b|\\bthan\\b|\\bcompare|${than}`,
  'iu',
)

/** Who has more, and not what they have together. */
export const isContest = (question: string): boolean => contest.test(question)

/** Whether sides are worth looking for, which asks the database for names. */
export const isComparing = (question: string): boolean => comparing.test(question) || contest.test(question)

/** In the order of the question, their words taken out; none: it compares nothing, and nothing is taken. @param text without its stretch of time */
export function sidesIn(text: Rest, { library, monitors, cutter }: Known): Side[] {
  if (!isComparing(text.rest)) return []
  const left = createRest(text.rest)
  const aliasesOf = (name: string) => library.find(each => [each.name, ...each.aliases].includes(name))
  const sides: (Side & { at: number })[] = []
  for (const { of, at } of takenPlaces(left, monitors)) {
    const entry = aliasesOf(of.name)
    const words = [...new Set([of.name, ...(entry ? [entry.name, ...entry.aliases] : [])])]
    sides.push({ name: of.name, written: of.name, monitor: of.id, words, at })
  }
  const spelled = library.flatMap(entry => [entry.name, ...entry.aliases].map(name => ({ name, entry })))
  for (const { of, at } of takenPlaces(left, spelled)) {
    const { name, aliases } = of.entry
    if (!sides.some(side => side.words.includes(name)))
      sides.push({ name, written: of.name, monitor: null, words: [name, ...aliases], at })
  }
  const [one] = sides
  if (one && sides.length === 1 && contest.test(text.rest)) sides.push(...unknownSide(left, one, cutter))
  if (sides.length < 2) return []
  for (let at = 0; at < text.rest.length; at++) if (left.rest[at] === ' ') text.take(at, at + 1)
  return sides.toSorted((one, other) => one.at - other.at).map(({ at: _, ...side }) => side)
}

/** The words beside the conjunction on whose other side the known name stood. */
function unknownSide(left: Rest, known: Side & { at: number }, cutter: Cutter): (Side & { at: number })[] {
  for (const found of left.rest.matchAll(new RegExp(conjunction, 'giu'))) {
    const end = found.index + found[0].length
    const isBehind = known.at < found.index
    const between = isBehind ? left.rest.slice(known.at, found.index) : left.rest.slice(end, known.at)
    if (between.trim() !== '' || (!isBehind && between.length > 1)) continue
    const [part, start] = isBehind ? [left.rest.slice(end), end] : [left.rest.slice(0, found.index), 0]
    const words = placedWords(part, cutter).filter(({ word }) => word.trim() !== '')
    const near = isBehind ? words : words.toReversed()
    const stop = near.findIndex(
      ({ word, from, to }, n) =>
        isOfAsking(word) ||
        stopWords.has(word) ||
        !/[\p{L}\d]/u.test(word) ||
        part.slice(...(isBehind ? [near[n - 1]?.to ?? 0, from] : [to, near[n - 1]?.from ?? part.length])).length > 1,
    )
    const run = (stop < 0 ? near : near.slice(0, stop)).slice(0, longestSide)
    const from = start + Math.min(...run.map(each => each.from))
    const to = start + Math.max(...run.map(each => each.to))
    const name = run.length === 0 ? '' : left.rest.slice(from, to).trim()
    if (name.length < 2) continue
    left.take(from, to)
    return [{ name, written: name, monitor: null, words: [name], at: from }]
  }
  return []
}
