// Learns which aspects a sentence speaks of: one column of weights for each, from drivers' reviews and from texts about other things.

import { aspectsByWords } from '../../engine/text/aspects/find.ts'
import type { AspectModel } from '../../engine/text/aspects/model-file.ts'
import { readSentence, type SentenceParts } from '../../engine/text/aspects/read.ts'
import { carAspects } from '../../engine/text/aspects/words.ts'
import { createGramSet } from '../../engine/text/sentiment/grams.ts'
import { compress } from './compress.ts'
import { type Learned, learn } from './learn.ts'
import { aspectRows, foldOf, keysOf, labelledRows } from './rows.ts'

interface LabelledSentence extends SentenceParts {
  fold: number
  keys: string[]
  /** A driver's review; otherwise a text about something else, which speaks of none. */
  isReview: boolean
  aspects: ReadonlySet<string>
}

/** Of other things, so that a sentence without an aspect is known as one: all reviews have an aspect. */
const others = ['weibo2018', 'eprstmt', 'financial_news'] as const
const everyOther = 6
const settings = { groups: 0, groupAlpha: 4, fewest: 2, alpha: 4, epochs: 10, rate: 0.2, smoothing: 0.02 }
/** Weights of each column that are stored. */
const room = 8_000

export function sentencesOf(data: string): LabelledSentence[] {
  const grams = createGramSet()
  const sentence = (text: string, isReview: boolean, aspects: ReadonlySet<string>): LabelledSentence => ({
    ...{ fold: foldOf(`\n${text}`), keys: keysOf(text), isReview, aspects },
    ...readSentence(grams, text),
  })
  const reviews = [...Map.groupBy(aspectRows(data) ?? [], row => row.text)].map(([text, rows]) =>
    sentence(text, true, new Set(rows.map(({ aspect }) => aspect))),
  )
  const rest = others.flatMap(set =>
    (labelledRows(data, set) ?? [])
      .filter(({ body }, at) => at % everyOther === 0 && body !== '' && aspectsByWords(body).length === 0)
      .map(({ body }) => sentence(body, false, new Set())),
  )
  return [...reviews, ...rest]
}

/** The weights learned without a fifth, and micro-F1 over the other fifths, each by weights that have not seen it. */
export function trainAspects(
  sentences: readonly LabelledSentence[],
  without: number,
): { model: AspectModel; f1: number } {
  const folds = [0, 1, 2, 3, 4].filter(fold => fold !== without)
  const scored = folds.flatMap(fold => {
    const learned = learnFrom(apart(sentences, [without, fold]))
    const own = sentences.filter(one => one.fold === fold && one.isReview)
    return learned.flatMap((one, c) => {
      const score = scorer(one)
      return own.map(text => ({ score: score(text), isIn: text.aspects.has(carAspects[c]!) }))
    })
  })
  let best = { f1: -1, from: 0 }
  for (let percent = -200; percent <= 100; percent += 5) {
    const from = percent / 100
    const f1 = microF1(scored.map(({ score, isIn }) => [score >= from, isIn]))
    if (f1 > best.f1) best = { f1, from }
  }
  const learned = learnFrom(apart(sentences, [without]))
  const model = {
    columns: learned.map(one => compress(one, 0, room)),
    bias: learned.map(({ bias }) => bias[0]!),
    from: best.from,
    about: `trained without fifth ${without} of the texts`,
  }
  return { model, f1: best.f1 }
}

/** Of pairs of answer and label; 0–1. */
function microF1(pairs: readonly (readonly [boolean, boolean])[]): number {
  const right = pairs.filter(([answer, label]) => answer && label).length
  const wrong = pairs.filter(([answer, label]) => answer !== label).length
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong)
}

function apart(sentences: readonly LabelledSentence[], without: readonly number[]): LabelledSentence[] {
  const stored = new Set(sentences.flatMap(({ fold, keys }) => (without.includes(fold) ? keys : [])))
  return sentences.filter(({ keys }) => !keys.some(key => stored.has(key)))
}

const learnFrom = (sentences: readonly LabelledSentence[]): Learned[] =>
  carAspects.map(aspect =>
    learn(
      sentences.map(({ buckets, shares, aspects }) => {
        return { buckets, shares, group: -1, target: aspects.has(aspect) ? 1 : 0, weight: 1 }
      }),
      settings,
    ),
  )

function scorer({ buckets, columns, bias }: Learned): (text: SentenceParts) => number {
  const weights = new Map(Array.from(buckets, (bucket, at) => [bucket, columns[0]![at]!]))
  return text => text.buckets.reduce((sum, bucket, i) => sum + (weights.get(bucket) ?? 0) * text.shares[i]!, bias[0]!)
}
