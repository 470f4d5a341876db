/** Key figures and the summary: from what the overview counted, so that they add up. Pure. */
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { type Phrase, say } from '@guanlan/platform/contract'
import type { Figure, PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, ofSentiment } from './behind.ts'
import type { Made } from './made.ts'
import { pointIn } from './moments.ts'
import { titleOf, wordOf } from './say.ts'
import { joined, leadSentence, peakSentence, volumeSentence } from './sentences.ts'

export function figuresOf(block: SimpleTemplateBlock, made: Made): PlainBlock {
  const { total, before } = made.facts.overview
  const t = wordOf(made)
  const share = (of: { negative: number; count: number }) => (of.count === 0 ? 0 : of.negative / of.count)
  const figure = (name: Phrase, value: number, was: number | null, more: Partial<Figure> = {}): Figure => ({
    name: t(name),
    value,
    before: was,
    unit: 'count',
    ...more,
  })
  const all = narrowed(made.base, [])
  const negative = narrowed(made.base, [ofSentiment('negative')])
  return {
    id: block.id,
    kind: 'figures',
    title: titleOf(block, made),
    figures: [
      figure(words.volume, total.count, before?.count ?? null, { behind: all }),
      figure(words.negativeCount, total.negative, before?.negative ?? null, { behind: negative, tone: 'negative' }),
      figure(words.negativeShare, share(total), before ? share(before) : null, { unit: 'share', tone: 'negative' }),
      figure(words.interactionTotal, total.interactions, before?.interactions ?? null),
      figure(words.mediaCount, total.media, before?.media ?? null),
    ],
    behind: all,
  }
}

export function summaryOf(block: SimpleTemplateBlock, made: Made): PlainBlock {
  const { overview } = made.facts
  const { locale } = made.scope
  const [leading] = overview.mediaTypes
  const sentences = [volumeSentence(overview, locale)]
  if (overview.total.count > 0) {
    sentences.push(peakSentence(overview.trend, at => pointIn(made.zone, at, overview.unit), locale))
    if (leading)
      sentences.push(
        leadSentence(
          { name: say(articleWords[leading.mediaType], locale), count: leading.count },
          overview.total.count,
          locale,
        ),
      )
  }
  const behind = narrowed(made.base, [])
  return {
    id: block.id,
    kind: 'text',
    paragraphs: [{ style: 'plain', runs: [{ text: joined(sentences, locale) }] }],
    behind,
  }
}
