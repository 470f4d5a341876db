/** Makes of the words of a question what it asks of what is stored. Pure. */
import { all, any, print, type Rule, term } from '@guanlan/engine/rules'
import { type Cutter, placedWords, placesOf, plainText, stopWords } from '@guanlan/engine/text'
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { PlanMade } from '../../contract.ts'
import { countedBy, turnsOfSpeech } from './counted-by.ts'
import { nameLetters } from './name-letters.ts'
import { officialAnswer, officialAnswerIn } from './official-answer.ts'
import { beforePublishers, behindPublishers, isOfAsking, mediaTypeWords, sentimentWords } from './question-words.ts'
import { rangeOfText } from './range-of-text.ts'
import { createRest, type Rest, taken } from './rest.ts'
import { type Side, sidesIn } from './sides.ts'

/** What is known of the names that a question may have. */
export interface KnownNames {
  /** Of the brand library, each with its other names. */
  library: readonly { name: string; aliases: readonly string[] }[]
  monitors: readonly { id: number; name: string }[]
  media: readonly { id: number; name: string }[]
}

export interface Planning extends KnownNames {
  now: number
  /** IANA name. */
  zone: string
  cutter: Cutter
}

/** Words of a rule beside names: those that say most. */
const mostWords = 3
const usualMs = 30 * 86_400_000

export function planOf(question: string, planning: Planning): PlanMade {
  const { now, zone, cutter } = planning
  const text = createRest(plainText(question))
  const understood: PlanMade['understood'] = []
  const filters: Filter[] = []
  const note = (part: PlanMade['understood'][number]['part'], words: string) => understood.push({ part, text: words })

  const range = rangeOfText(text.rest, { now, zone })
  if (range) {
    text.take(range.at, range.end)
    note('range', range.text)
  }
  const sides = sidesIn(text, planning)
  // A monitor beside a name that is none would ask for what both have: both are names then.
  const areMonitors = sides.every(({ monitor }) => monitor !== null)
  const monitors = areMonitors
    ? [...sides.map(({ monitor, name }) => ({ id: monitor ?? 0, name })), ...taken(text, planning.monitors)].slice(
        0,
        20,
      )
    : []
  for (const { name } of monitors) note('monitor', name)
  const library = [
    ...(areMonitors ? [] : sides.map(({ name, written, words: [, ...aliases] }) => ({ name, aliases, written }))),
    ...takenNames(text, planning.library),
  ]
  for (const { written } of library) note('name', written)
  const media = taken(text, planning.media)
  if (media.length > 0) {
    filters.push({ field: 'media', is: 'is', values: media.map(({ id }) => String(id)).slice(0, 50) })
    for (const { name } of media) note('medium', name)
  }
  for (const [field, table, part] of [
    ['mediaType', mediaTypeWords, 'mediaType'],
    ['sentiment', sentimentWords, 'sentiment'],
  ] as const) {
    const values: string[] = []
    for (const [value, pattern] of table) {
      const found = pattern.exec(text.rest)
      if (!found) continue
      values.push(value)
      note(part, found[0])
      text.take(found.index, found.index + found[0].length)
    }
    if (values.length > 0) filters.push({ field, is: 'is', values })
  }
  filters.push(...placesIn(text, cutter, name => note('region', name)))
  const phrases = quotedIn(text)
  for (const { at, end } of countedBy(text.rest)) text.take(at, end)
  for (const { 0: turn, index } of text.rest.matchAll(turnsOfSpeech)) text.take(index, index + turn.length)
  const answer = officialAnswerIn(text.rest)
  if (answer) {
    text.take(answer.at, answer.end)
    note('words', answer.words)
  }
  const words = [...phrases, ...contentWords(text.rest, cutter)].slice(0, mostWords)
  if (words.length > 0) note('words', words.join(' '))
  const names = library.map(({ name, aliases }) => [name, ...aliases])
  return {
    from: range?.from ?? new Date(now - usualMs).toISOString(),
    to: range?.to ?? new Date(now).toISOString(),
    monitors: monitors.map(({ id }) => id),
    filters,
    query: ruleOf(names, words, { comparing: sides.length > 1, answer: answer !== null }),
    understood,
  }
}

/** What a question compares, in its order; none: nothing. */
export function sidesOf(question: string, planning: Planning): Side[] {
  const text = createRest(plainText(question))
  const range = rangeOfText(text.rest, planning)
  if (range) text.take(range.at, range.end)
  return sidesIn(text, planning)
}

function takenNames(text: Rest, known: KnownNames['library']) {
  const spelled = known.flatMap(entry => [entry.name, ...entry.aliases].map(name => ({ name, entry })))
  const found = new Map<KnownNames['library'][number], string>()
  for (const { name, entry } of taken(text, spelled)) if (!found.has(entry)) found.set(entry, name)
  return [...found].map(([{ name, aliases }, written]) => ({ name, aliases, written }))
}

/** Places that are spoken of, and those that it was published from. */
function placesIn(text: Rest, cutter: Cutter, note: (name: string) => void): Filter[] {
  const spoken: string[] = []
  const published: string[] = []
  for (const { code, name, first } of placesOf('', text.rest, { cutter }).regions) {
    const written = writtenAt(text.rest, first, name)
    const before = beforePublishers.exec(text.rest.slice(0, first))
    const behind = behindPublishers.exec(text.rest.slice(first + written.length))
    note(written)
    const isPublished = before !== null || behind !== null
    ;(isPublished ? published : spoken).push(code)
    text.take(before?.index ?? first, first + written.length + (behind?.[0].length ?? 0))
  }
  const filters: Filter[] = []
  if (spoken.length > 0) filters.push({ field: 'mentioned', is: 'is', values: spoken })
  if (published.length > 0) filters.push({ field: 'region', is: 'is', values: published })
  return filters
}

function writtenAt(text: string, at: number, name: string): string {
  let length = 0
  while (length < name.length && text.charAt(at + length) === name.charAt(length)) length++
  return text.slice(at, at + Math.max(1, length))
}

const quoted = /[“"「『]([^“”"「」『』\n]{2,50})[”"」』]/gu
function quotedIn(text: Rest): string[] {
  const found = [...text.rest.matchAll(quoted)]
  for (const { 0: whole, index } of found) text.take(index, index + whole.length)
  return found.map(([, words = '']) => words.trim()).filter(Boolean)
}

/** Words that say something, the rarest first kept, in the order of the question. */
function contentWords(rest: string, cutter: Cutter): string[] {
  const words = nameLetters(
    placedWords(rest, cutter),
    ({ word }) => /[\p{L}\d]/u.test(word) && !stopWords.has(word) && !isOfAsking(word),
  ).filter(({ word }) => !isOfAsking(word))
  const distinct = words.filter(({ word }, at) => words.findIndex(each => each.word === word) === at)
  const chosen = new Set(distinct.toSorted((one, other) => other.bits - one.bits).slice(0, mostWords))
  return distinct.filter(word => chosen.has(word)).map(({ from, to }) => rest.slice(from, to))
}

/** Every name and word has to be there; of several names that are compared, one of them. @param of `answer`: an official one is asked for */
function ruleOf(
  names: readonly string[][],
  words: readonly string[],
  { comparing, answer }: { comparing: boolean; answer: boolean },
): string {
  const named = names.map(each => any(rulesOf(each)))
  const together: Rule[] =
    comparing && named.length > 1 ? [any(named.flatMap(each => (each.kind === 'any' ? each.of : [each])))] : named
  const parts = [...together, ...rulesOf(words), ...(answer ? [officialAnswer()] : [])]
  return parts.length === 0 ? '' : print(all(parts))
}

const rulesOf = (words: readonly string[]): Rule[] =>
  words.map(word => term(word)).filter(({ tokens }) => tokens.length > 0)
