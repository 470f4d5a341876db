// Whether a passage of an article carries a sentence: numbers, days, names, quotations, negation, direction, certainty and words.
import { canonicalise } from '../canonical.ts'
import { peopleAndOrganisations } from '../names/people.ts'
import { placesOf } from '../places/places.ts'
import { splitSentences } from '../summary.ts'
import { isAmount } from '../words/amounts.ts'
import type { Cutter } from '../words/cut.ts'
import { stopWords } from '../words/stop-words.ts'
import { clausesOf, turnedClause } from './clauses.ts'
import { foldedText } from './folded-text.ts'
import { nearestOf, similarityAt } from './nearest.ts'
import { isDenial, isNegatedAt, isTurned, isUncertain } from './stances.ts'
import { isSameAmount, type StatedAmount, statedAmounts } from './stated-amounts.ts'
import { coversDay, type StatedDay, statedDays } from './stated-days.ts'

/** What a sentence says otherwise than a passage, the gravest first. */
export const unsupportedParts = [
  'number',
  'day',
  'name',
  'quotation',
  'negation',
  'direction',
  'certainty',
  'words',
] as const
export type UnsupportedPart = (typeof unsupportedParts)[number]

/** A passage as it stands in an article. */
export interface Evidence {
  text: string
  /** The medium, which counts as named. */
  media: string
  /** Day of the article, as 2026-01-30. */
  day: string
}

export interface SupportOptions {
  cutter: Cutter
  /** Names of a brand library and of media: those that the sentence has must stand in the passage. */
  names?: readonly string[]
  /** Numbers of articles that are counted elsewhere: one of them needs no passage where it says that it counts articles. */
  figures?: readonly number[]
}

export type Support =
  | { carried: true }
  | {
      carried: false
      part: UnsupportedPart
      /** What of the sentence does not stand there. */
      text: string
    }

/** Share of what a sentence says that has to stand in the passage, its words weighed by how rare they are. */
const LEAST_COVERED = 0.7
/** The same of each clause that has so many words. */
const LEAST_OF_CLAUSE = 0.5
const LEAST_WORDS = 2
/** Sentences that are read together: a name may stand in the one before. */
const TOGETHER = 2

const carried: Support = { carried: true }
const lacks = (part: UnsupportedPart, text: string): Support => ({ carried: false, part, text })

/** A passage, read once for many sentences. */
export interface ReadEvidence {
  readonly day: string
  readonly media: string
  /** Each sentence in canonical letters. */
  readonly sentences: readonly string[]
  readonly windows: readonly Window[]
}
interface Window {
  /** Folded, sentence by sentence. */
  sentences: readonly string[]
  folded: string
  letters: string
  days: readonly StatedDay[]
  amounts: readonly StatedAmount[]
}

export function readEvidence({ text, media, day }: Evidence): ReadEvidence {
  const sentences = splitSentences(text)
  const windows = sentences.map((_, at) => windowOf(sentences.slice(at, at + TOGETHER), day))
  return { day, media: lettersOf(media), sentences: sentences.map(lettersOf), windows }
}

function windowOf(sentences: readonly string[], day: string): Window {
  const each = sentences.map(foldedText)
  const folded = each.join('\n')
  const days = statedDays(folded, day)
  return {
    sentences: each,
    folded,
    letters: lettersOf(sentences.join('\n')),
    days,
    amounts: statedAmounts(folded, days),
  }
}

const lettersOf = (text: string): string => canonicalise(text).chars

/** A sentence as it is compared, read once for many passages. */
interface Statement {
  sentence: string
  letters: string
  folded: string
  words: readonly Word[]
  names: readonly string[]
  quotations: readonly string[]
  figures: readonly number[]
}

export const supportOf = (sentence: string, passage: ReadEvidence, options: SupportOptions): Support =>
  supportsOf(sentence, [passage], options)[0] ?? lacks('words', sentence)

/** In the order of the passages: whether each carries the sentence, or what it says otherwise. */
export function supportsOf(
  sentence: string,
  passages: readonly ReadEvidence[],
  { cutter, names = [], figures = [] }: SupportOptions,
): Support[] {
  const statement: Statement = {
    sentence,
    letters: lettersOf(sentence),
    folded: foldedText(sentence),
    words: contentWords(sentence, cutter),
    names: namesOf(sentence, names),
    quotations: quotationsOf(sentence),
    figures,
  }
  return passages.map(passage => supportBy(statement, passage))
}

/** The part of a passage that says most of the sentence decides; what it says otherwise is told. */
function supportBy(statement: Statement, passage: ReadEvidence): Support {
  const { letters, words, sentence } = statement
  if (!/[\p{L}\p{N}]/u.test(letters)) return lacks('words', sentence)
  if (passage.sentences.includes(letters)) return carried
  const byCoverage = passage.windows
    .map(window => ({ window, covered: coverage(words, window.letters) }))
    .sort((one, other) => other.covered - one.covered)
  let first: Support | null = null
  for (const { window, covered } of byCoverage.slice(0, 4)) {
    const support = supportIn(statement, window, covered, passage)
    if (support.carried) return support
    first ??= support
  }
  return first ?? lacks('words', sentence)
}

/** 7 articles are no 7 cases, though the one is a figure of the answer. */
function isFigure(folded: string, { value, from, to }: StatedAmount, figures: readonly number[]): boolean {
  return figures.includes(value) && ofArticles.test(folded.slice(from, to + 20))
}
const ofArticles =
  /^[\d,.十百千万亿〇零一二三四五六七八九两]+\s?(?:篇|条(?:报道|新闻|消息|信息|内容)|(?:\p{Script=Latin}+ )?(?:articles?|reports?|stories|posts?)\b)/u

function supportIn(
  { sentence, folded, words, names, quotations, figures }: Statement,
  window: Window,
  covered: number,
  { day, media }: ReadEvidence,
): Support {
  const days = statedDays(folded, day)
  const amount = statedAmounts(folded, days).find(
    stated => !isFigure(folded, stated, figures) && !isAmountOf(folded, stated, window),
  )
  if (amount) return lacks('number', amount.text)
  const published = { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
  const otherDay = days.find(
    stated =>
      ![...window.days, published].some(other => coversDay(stated, other, day)) ||
      isOtherDay(folded, stated, window, day),
  )
  if (otherDay) return lacks('day', otherDay.text)
  const name = names.find(each => {
    const written = lettersOf(each)
    return !window.letters.includes(written) && written !== media
  })
  if (name) return lacks('name', name)
  const quotation = quotations.find(each => !window.letters.includes(lettersOf(each)))
  if (quotation) return lacks('quotation', quotation)
  const turned = words.find(({ word }) => isTurnedRound(word, folded, window.folded))
  if (turned) return lacks('negation', turned.word)
  const closest = closestOf(words, window.sentences)
  if (isDenial(folded) !== isDenial(closest)) return lacks('negation', sentence)
  if (isTurned(folded, window.folded)) return lacks('direction', sentence)
  const clause = turnedClause(folded, window.folded, names.map(foldedText))
  if (clause) return lacks(clause.part, clause.text)
  if (isUncertain(folded) !== isUncertain(closest)) return lacks('certainty', sentence)
  const bare = words.length > 0 ? bareClause(folded, words, window.letters) : null
  if (bare) return lacks('words', bare)
  return covered >= LEAST_COVERED ? carried : lacks('words', missingWord(words, window.letters))
}

/** Equal to one of the passage; of several that are counted alike, to one that stands where the sentence has it. */
function isAmountOf(folded: string, stated: StatedAmount, { folded: text, amounts }: Window): boolean {
  if (!amounts.some(other => isSameAmount(stated, other))) return false
  const alike = amounts.filter(other => other.unit === stated.unit || isSameAmount(stated, other))
  const nearest = nearestOf(folded, stated, text, alike)
  return nearest.length === 0 || nearest.some(other => isSameAmount(stated, other))
}

/** Letters beside a day that make it the same day of the same statement. */
const sameStatement = 8

/** Another day stands in the passage where the sentence has its own. */
function isOtherDay(folded: string, stated: StatedDay, { folded: text, days }: Window, today: string): boolean {
  const nearest = nearestOf(folded, stated, text, days)
  if (nearest.length === 0 || nearest.some(other => coversDay(stated, other, today))) return false
  return nearest.some(other => similarityAt(folded, stated, text, other) >= sameStatement)
}

interface Word {
  word: string
  bits: number
}

function contentWords(sentence: string, cutter: Cutter): Word[] {
  const seen = new Map<string, Word>()
  for (const { word, bits } of cutter.cut(sentence))
    if (/[\p{L}]/u.test(word) && !stopWords.has(word) && !isAmount(word)) seen.set(word, { word, bits })
  return [...seen.values()]
}

function coverage(words: readonly Word[], letters: string): number {
  const all = words.reduce((sum, { bits }) => sum + bits, 0)
  const there = words.reduce((sum, { word, bits }) => sum + (letters.includes(word) ? bits : 0), 0)
  return all === 0 ? 1 : there / all
}

/** A clause of which a passage has next to nothing: it was joined on. */
function bareClause(folded: string, words: readonly Word[], letters: string): string | null {
  const bare = clausesOf(folded).find(clause => {
    const own = words.filter(({ word }) => clause.includes(word))
    return own.length >= LEAST_WORDS && coverage(own, letters) < LEAST_OF_CLAUSE
  })
  return bare ?? null
}

const missingWord = (words: readonly Word[], letters: string): string =>
  words.filter(({ word }) => !letters.includes(word)).sort((one, other) => other.bits - one.bits)[0]?.word ?? ''

/** The sentence of a passage that has most of the words. */
function closestOf(words: readonly Word[], sentences: readonly string[]): string {
  const ranked = sentences.map(text => ({ text, covered: coverage(words, lettersOf(text)) }))
  return ranked.sort((one, other) => other.covered - one.covered)[0]?.text ?? ''
}

const latin = /(?<![\p{L}\d])[A-Z][\p{Script=Latin}\d-]*\d*|[A-Z]{2,}\d*/gu
/** Names that a sentence has: known ones, people and organisations, places, and Latin words with a capital that do not begin it. */
function namesOf(sentence: string, known: readonly string[]): string[] {
  const letters = lettersOf(sentence)
  const found = known.filter(name => letters.includes(lettersOf(name)))
  // 品牌 within 品牌甲: the longest says it.
  const longest = found.filter(name => !found.some(other => other !== name && other.includes(name)))
  const people = peopleAndOrganisations(sentence).map(({ name }) => name)
  const { regions } = placesOf('', sentence)
  const places = regions.map(({ name, first }) => shortPlace(sentence.slice(first), name))
  const words = Array.from(sentence.matchAll(latin), ({ 0: word, index }) =>
    index === 0 && !/\d|^[A-Z]{2}/.test(word) ? '' : word,
  )
  return [...new Set([...longest, ...people, ...places, ...words])].filter(name => name.length > 1)
}

/** As the sentence writes it: 北京 for 北京市. */
function shortPlace(from: string, name: string): string {
  let length = 0
  while (length < name.length && from.charAt(length) === name.charAt(length)) length++
  return length > 1 ? from.slice(0, length) : name
}

const quoted = /“([^“”]{4,})”|「([^「」]{4,})」|『([^『』]{4,})』|"([^"]{4,})"/gu
const quotationsOf = (sentence: string): string[] =>
  Array.from(sentence.matchAll(quoted), ([, ...parts]) => parts.find(part => part !== undefined) ?? '')

/** The word stands in both, and is negated wherever it stands in the one and nowhere in the other. */
function isTurnedRound(word: string, sentence: string, passage: string): boolean {
  const [stated, there] = [negationsOf(word, sentence), negationsOf(word, passage)]
  if (stated.length === 0 || there.length === 0) return false
  return stated.some(negated => !there.includes(negated))
}

function negationsOf(word: string, text: string): boolean[] {
  const found: boolean[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) found.push(isNegatedAt(text, at))
  return found
}
