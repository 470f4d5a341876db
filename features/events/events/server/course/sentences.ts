/** Sentences of articles that tell what happened, as they stand there. Pure. */
import { splitSentences, summaryOf } from '@guanlan/engine/text'
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
const pairsOf = (letters: string) =>
  new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))

/** So much of the shorter one stands in the other: posts of many people that say the same in nearly the same words. */
const alikeFrom = 0.7

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one]
  return [...shorter].filter(pair => longer.has(pair)).length >= alikeFrom * shorter.size
}

/** Two to four, each of another article, none twice, nor nearly. */
export function sentencesOf(articles: readonly SourceText[]): Sentence[] {
  const chosen: { sentence: Sentence; pairs: ReadonlySet<string> }[] = []
  for (const article of articles) {
    const text = sentenceOf(article)
    const pairs = pairsOf(lettersOf(text))
    if (pairs.size === 0 || chosen.some(each => isAlike(each.pairs, pairs))) continue
    chosen.push({ sentence: { text, articleId: article.id }, pairs })
    if (chosen.length === mostSentences) break
  }
  return chosen.map(({ sentence }) => sentence)
}
