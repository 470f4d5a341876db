/** Each sentence with the passages that carry it; one that none carries is left out, with the reason of the passage it was taken from. */
import { type Cutter, readEvidence, supportsOf } from '@guanlan/engine/text'
import { wallOfMoment } from '@guanlan/features/articles/articles/contract'
import type { CarriedSentence, DroppedSentence } from '../../contract.ts'
import type { ChosenPassage } from './choose-passages.ts'
import type { ChosenSentence } from './choose-sentences.ts'

/** Passages that are named beside a sentence. */
const mostCited = 5

export interface Checked {
  sentences: CarriedSentence[]
  dropped: DroppedSentence[]
}

/** @param zone in which the days of articles are told */
export function carriedBy(
  passages: readonly ChosenPassage[],
  chosen: readonly ChosenSentence[],
  { cutter, zone, figures = [] }: { cutter: Cutter; zone: string; figures?: readonly number[] },
): Checked {
  const evidence = passages.map(({ article, text }) =>
    readEvidence({
      text,
      media: article.media,
      day: wallOfMoment(article.publishedAt.toISOString(), zone).slice(0, 10),
    }),
  )
  const names = [...new Set(passages.flatMap(({ article }) => [...article.names, article.media]))]
  const checked: Checked = { sentences: [], dropped: [] }
  for (const { text, passage } of chosen) {
    const supports = supportsOf(text, evidence, { cutter, names, figures })
    const own = supports[passage]
    const others = supports.flatMap((support, place) => (support.carried && place !== passage ? [place] : []))
    const cited = own?.carried ? [passage, ...others] : others
    if (cited.length > 0) checked.sentences.push({ text, passages: cited.slice(0, mostCited) })
    else if (own && !own.carried) checked.dropped.push({ text, part: own.part, missing: own.text })
  }
  return checked
}
