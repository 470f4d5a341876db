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
export interface CheckOptions {
  cutter: Cutter
  /** In which the days of articles are told. */
  zone: string
  figures?: readonly number[]
}

/**
 * Sentences of somebody else, each against all passages. The passages that it names come first, those that do not carry it fall away.
 * `lacks`: what it says otherwise than one of the passages.
 */
export function checkerOf(
  passages: readonly ChosenPassage[],
  { cutter, zone, figures = [] }: CheckOptions,
): (text: string, cited: readonly number[]) => Checked & { lacks: ReadonlySet<DroppedSentence['part']> } {
  const evidence = evidenceOf(passages, zone)
  const names = namesIn(passages)
  return (text, cited) => {
    const supports = supportsOf(text, evidence, { cutter, names, figures })
    const lacks = new Set(supports.flatMap(support => (support.carried ? [] : [support.part])))
    const carrying = supports.flatMap(({ carried }, place) => (carried ? [place] : []))
    const first = cited.filter(place => carrying.includes(place))
    const all = [...first, ...carrying.filter(place => !first.includes(place))]
    if (all.length > 0) return { sentences: [{ text, passages: all.slice(0, mostCited) }], dropped: [], lacks }
    const why = [...cited, ...supports.keys()].map(place => supports[place]).find(each => each && !each.carried)
    if (!why || why.carried) return { sentences: [], dropped: [{ text, part: 'words', missing: text }], lacks }
    return { sentences: [], dropped: [{ text, part: why.part, missing: why.text }], lacks }
  }
}

export function carriedBy(
  passages: readonly ChosenPassage[],
  chosen: readonly ChosenSentence[],
  { cutter, zone, figures = [] }: CheckOptions,
): Checked {
  const evidence = evidenceOf(passages, zone)
  const names = namesIn(passages)
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

const evidenceOf = (passages: readonly ChosenPassage[], zone: string) =>
  passages.map(({ article, text }) =>
    readEvidence({
      text,
      media: article.media,
      day: wallOfMoment(article.publishedAt.toISOString(), zone).slice(0, 10),
    }),
  )

const namesIn = (passages: readonly ChosenPassage[]): string[] => [
  ...new Set(passages.flatMap(({ article }) => [...article.names, article.media])),
]
