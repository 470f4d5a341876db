// What each part of the model learns from, and how much each kind of text counts there.
import { kinds, TOPIC_SHIFT, topics } from '../../engine/text/sentiment/kinds.ts'
import type { Calibration, Head, Model } from '../../engine/text/sentiment/model-file.ts'
import { compress } from './compress.ts'
import type { Labelled, LabelledAspect } from './examples.ts'
import { type Learned, learn, type Settings } from './learn.ts'

const settings: Settings = {
  groups: kinds.length,
  epochs: 6,
  rate: 0.1,
  smoothing: 0.03,
  alpha: 4,
  groupAlpha: 4,
  fewest: 2,
}

/** Weights kept of each column (common, news, social, lodging, meal, car, book, goods): together they make the file. */
const room = {
  sign: [370_000, 50_000, 90_000, 40_000, 30_000, 5_000, 20_000, 70_000],
  lean: [70_000, 80_000, 40_000, 0, 0, 15_000, 0, 0],
  topic: 4000,
  aspect: 35_000,
}

/** A text with its kind: that of its medium, or for reviews the topic the model itself tells. */
export interface Placed extends Labelled {
  group: number
}

/** Our sentences with negations; each is learned as several kinds of text, so in the common weights it counts as often. */
const INVENTED = 2

/** What a text counts when learning positive against negative. */
function signWeight({ kind }: Labelled): number {
  return kind === 'ours' ? 2 : kind === 'cars' ? 0.5 : kind === 'emoticons' ? 0.3 : kind === 'invented' ? INVENTED : 1
}

/**
 * What a text counts when learning leaning against neutral. Reviews and the financial set have no neutral texts: they would
 * teach the model to tell their kind of text, so they count little beside texts whose neighbours of the same kind are neutral.
 */
function leanWeight({ kind, set, medium }: Labelled): number {
  if (kind === 'ours') return 4
  if (kind === 'cars') return 0.5
  if (set === 'financial_news') return 0.6
  return medium === 'social' ? 0.2 : 0.15
}

const plain: Calibration = { slope: 1, offset: 0 }
const folded = (buckets: Int32Array): Int32Array =>
  Int32Array.from(new Set(buckets.map(bucket => bucket >>> TOPIC_SHIFT)))

/** Tells what a review is of, from the sets that say so. */
export function learnTopic(texts: readonly Labelled[]): Head {
  const known = texts.filter(({ topic }) => topic !== undefined).filter((_, i) => i % 3 === 0)
  const learned = topics.map((_, topic) =>
    learn(
      known.map(text => {
        return { buckets: folded(text.buckets), group: -1, target: text.topic === topic ? 1 : 0, weight: 1 }
      }),
      { ...settings, groups: 0, epochs: 2 },
    ),
  )
  return answers(learned, room.topic)
}

export function learnWeights(texts: readonly Placed[]): Pick<Model, 'sign' | 'lean'> {
  const leaning = texts.filter(({ sentiment }) => sentiment !== 0)
  const sign = learn(
    leaning.map(text => ({ ...text, target: text.sentiment > 0 ? 1 : 0, weight: signWeight(text) })),
    settings,
  )
  const lean = learn(
    texts
      .filter(({ kind }) => kind !== 'emoticons' && kind !== 'invented')
      .map(text => ({ ...text, target: text.sentiment === 0 ? 0 : 1, weight: leanWeight(text) })),
    settings,
  )
  return { sign: head(sign, room.sign), lean: head(lean, room.lean) }
}

/** Whether an aspect leans, from aspects; to which side, from aspects and short reviews. */
export function learnAspects(aspects: readonly LabelledAspect[]): Head {
  const one = { ...settings, groups: 0, epochs: 4, rate: 0.06 }
  const own = aspects.filter(({ kind }) => kind === 'aspect')
  const aspectLean = learn(
    own.map(({ buckets, shares, sentiment }) => {
      return { buckets, shares, group: -1, target: sentiment === 0 ? 0 : 1, weight: 1 }
    }),
    { ...one, alpha: 5 },
  )
  const aspectSign = learn(
    aspects
      .filter(({ sentiment }) => sentiment !== 0)
      .map(({ kind, buckets, shares, sentiment }) => {
        return { buckets, shares, group: -1, target: sentiment > 0 ? 1 : 0, weight: kind === 'aspect' ? 1 : 0.3 }
      }),
    { ...one, alpha: 3 },
  )
  return answers([aspectLean, aspectSign], room.aspect)
}

function head(learned: Learned, most: readonly number[]): Head {
  return {
    columns: learned.columns.map((_, c) => compress(learned, c, most[c]!)),
    bias: learned.bias.map((value, c) => (most[c] === 0 ? 0 : value)),
    calibration: [...kinds.map(() => plain), plain],
  }
}

function answers(learned: readonly Learned[], most: number): Head {
  return {
    columns: learned.map(one => compress(one, 0, most)),
    bias: learned.map(({ bias }) => bias[0]!),
    calibration: learned.map(() => plain),
  }
}
