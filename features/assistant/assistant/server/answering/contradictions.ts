/** Sentences of different media that say the opposite of the same thing, to stand side by side. Pure. */
import { contradictionOf, splitSentences } from '@guanlan/engine/text'
import { wallOfMoment } from '@guanlan/features/articles/articles/contract'
import type { Contradiction } from '../../contract.ts'
import { type About, lettersOf, shareOf } from './about.ts'
import type { ChosenPassage } from './choose-passages.ts'

/** Pairs that are shown, and sentences that are held against each other. */
const most = 3
const mostCompared = 60
const longest = 120

/** Unchanged sentences, each of its own passage. @param zone in which days of articles are told */
export function contradictionsAmong(
  passages: readonly ChosenPassage[],
  about: readonly About[],
  zone: string,
): Contradiction[] {
  const sentences = passages
    .flatMap(({ article, text }, passage) =>
      splitSentences(text).map(each => ({ text: each.trim(), passage, media: article.media, at: article.publishedAt })),
    )
    .filter(({ text }) => text.length <= longest && shareOf(about, lettersOf(text)) > 0)
    .slice(0, mostCompared)
  const found: Contradiction[] = []
  const used = new Set<number>()
  for (const [place, one] of sentences.entries())
    for (const other of sentences.slice(place + 1)) {
      if (found.length >= most) return found
      if (one.media === other.media || used.has(one.passage) || used.has(other.passage)) continue
      const part = contradictionOf(one.text, other.text, wallOfMoment(one.at.toISOString(), zone).slice(0, 10))
      if (!part) continue
      used.add(one.passage)
      used.add(other.passage)
      const shown = ({ text, passage }: typeof one) => ({ text, passages: [passage] })
      found.push({ part, sentences: [shown(one), shown(other)] })
    }
  return found
}
