/** Sentences of articles that tell what happened, as they stand there. Pure. */
import { pairsIn, splitSentences, summaryOf } from '@guanlan/engine/text'
import type { Sentence } from '../../contract.ts'

export interface SourceText {
  id: number
  title: string
  body: string
}

const longest = 160
const shortest = 8
const mostSentences = 4

/** The one that says most of it; its title where no sentence of the text stands for it. */
export function sentenceOf({ title, body }: SourceText): string {
  const found = splitSentences(summaryOf(title, body, longest)).map(sentence => sentence.trim())
  const whole = found.find(
    sentence =>
      sentence.length >= shortest &&
      sentence.length <= longest * 2 &&
      !sentence.endsWith('…') &&
      body.includes(sentence),
  )
  return whole ?? title.trim()
}

/** What differs in its signs and spaces alone says the same. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(' ')

interface Chosen {
  sentence: Sentence
  pairs: ReadonlySet<string>
  numbers: string
}
/** So much of the shorter one stands in the other: posts of many people that say the same in nearly the same words. Another number is another matter. */
const alikeFrom = 0.7

function isAlike(one: Chosen, other: Chosen): boolean {
  if (one.numbers !== other.numbers) return false
  const [shorter, longer] = one.pairs.size <= other.pairs.size ? [one.pairs, other.pairs] : [other.pairs, one.pairs]
  return [...shorter].filter(pair => longer.has(pair)).length >= alikeFrom * shorter.size
}

const readSentence = (sentence: Sentence): Chosen => ({
  sentence,
  pairs: pairsIn(lettersOf(sentence.text)),
  numbers: numbersOf(sentence.text),
})

/** Those that say something else than all before them, nearly the same words counting as the same. */
export function differing<Of extends Sentence>(sentences: Iterable<Of>, most: number): Of[] {
  const chosen: Chosen[] = []
  const left: Of[] = []
  for (const sentence of sentences) {
    if (left.length === most) break
    const next = readSentence(sentence)
    if (next.pairs.size === 0 || chosen.some(each => isAlike(each, next))) continue
    chosen.push(next)
    left.push(sentence)
  }
  return left
}

/** Two to four, each of another article, none twice, nor nearly. */
export const sentencesOf = (articles: readonly SourceText[]): Sentence[] =>
  differing(
    articles.map(article => ({ text: sentenceOf(article), articleId: article.id })),
    mostSentences,
  )
