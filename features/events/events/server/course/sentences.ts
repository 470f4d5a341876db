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

/** Two to four, each of another article, none twice. */
export function sentencesOf(articles: readonly SourceText[]): Sentence[] {
  const sentences = new Map<string, Sentence>()
  for (const article of articles) {
    const text = sentenceOf(article)
    const alike = lettersOf(text)
    if (alike && !sentences.has(alike)) sentences.set(alike, { text, articleId: article.id })
    if (sentences.size === mostSentences) break
  }
  return [...sentences.values()]
}
